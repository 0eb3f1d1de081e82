import { expect, it } from 'vitest';
import type { VastContent } from './vast-advert.ts';
import { createVastTemplates } from './vast-templates.ts';
import { writeVast } from './write-vast.ts';

const advert: VastContent = {
  ...{ id: 4, title: 'Sale & more', description: '', advertiser: '<Ромашка>', erid: 'Kra23abc' },
  ...{
    landingPage: 'https://romashka.example/?a=1&b=%zz',
    duration: 15,
    icon: null,
    overlay: null,
    markingInVideo: false,
  },
  mediaFiles: [{ url: 'https://ads.example/4.mp4', type: 'video/mp4', width: 640, height: 360, bitrate: null }],
  trackers: [{ event: 'start', url: 'https://stat.example/[CACHEBUSTING]' }],
};
const addressOf = (_: unknown, kind: string, own: string) =>
  `https://ads.example/e/${own}${kind === 'error' ? '?code=[ERRORCODE]' : ''}`;

it.each(['3.0', '4.2'] as const)('fills the template of VAST %s for each serve independently', (version) => {
  const templateOf = createVastTemplates(addressOf);
  const script = 'https://ads.example/vast/script/a.js';
  for (const [serve, terms] of [
    ['first', { skipOffset: 5, script: null, branding: null }],
    ['second', { skipOffset: 5, script: null, branding: null }],
    ['third', { skipOffset: null, script: null, branding: 'a' }],
    ['fourth', { skipOffset: null, script, branding: null }],
    ['fifth', { skipOffset: null, script, branding: null }],
  ] as const) {
    const filled = templateOf(advert, { version, ...terms })((place) => `${serve}-${place}`);
    const written = writeVast({ ...advert, ...terms }, (kind) => addressOf(advert, kind, `${serve}-${kind}`), {
      version,
      servingId: `${serve}-servingId`,
    });
    expect(filled).toBe(written);
  }
});

it('rewrites an advert after a change', () => {
  const templateOf = createVastTemplates(addressOf);
  const titleOf = (vast: typeof advert) =>
    /<AdTitle>(.*)<\/AdTitle>/.exec(
      templateOf(vast, { version: '3.0', skipOffset: null, script: null, branding: null })(() => 'x'),
    )?.[1];
  expect(titleOf(advert)).toBe('Sale &#38; more');
  expect(titleOf({ ...advert, title: 'Autumn' })).toBe('Autumn');
});
