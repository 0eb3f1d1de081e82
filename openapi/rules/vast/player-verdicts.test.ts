import { expect, it } from 'vitest';
import { advertDocument, parseXml, wrapperDocument } from './document-scene.ts';
import { type ChainDocument, playerVerdicts, type Readers } from './player-verdicts.ts';
import type { VastElement } from './vast-element.ts';

const chain = (roots: (VastElement | null)[], readers: Readers | null = 'pages_with_cookies'): ChainDocument[] =>
  roots.map((root) => ({ root, readers }));
const wrappers = (count: number) => Array.from({ length: count }, (_, at) => wrapperDocument(`https://${at}.example/`));
const overlay = (resource: string) =>
  parseXml(
    `<VAST><Ad><InLine><Creatives><Creative><NonLinearAds><NonLinear>${resource}</NonLinear></NonLinearAds></Creative></Creatives></InLine></Ad></VAST>`,
  );
const video = advertDocument();
const with_ = (replaced: string | RegExp, by: string) => [advertDocument(replaced, by)];

/** Results of our own player, fluid-player, shaka-player and Video.js. */
it.each<[string, ChainDocument[], string]>([
  ['an advert', chain([video]), 'plays plays plays plays'],
  ['behind a wrapper', chain([...wrappers(1), video]), 'plays plays nothing plays'],
  ['behind four wrappers', chain([...wrappers(4), video]), 'plays plays nothing plays'],
  ['behind five wrappers', chain([...wrappers(5), video]), 'plays nothing nothing nothing'],
  ['behind more wrappers', chain(wrappers(6)), 'nothing nothing nothing nothing'],
  ['a chain that breaks off', chain([...wrappers(1), null]), 'nothing nothing nothing nothing'],
  ['no document', chain([null], null), 'nothing nothing nothing nothing'],
  ['no advert', chain([parseXml('<VAST/>')]), 'nothing nothing nothing nothing'],
  ['a stream alone', chain(with_('video/mp4', 'application/x-mpegURL')), 'nothing nothing plays plays'],
  [
    'a stream first',
    chain(with_('<MediaFile ', '<MediaFile type="application/x-mpegURL">https://a.example/</MediaFile><MediaFile ')),
    'plays nothing plays plays',
  ],
  [
    'a script alone',
    chain(with_('type="video/mp4"', 'type="application/javascript" apiFramework="VPAID"')),
    'plays plays nothing plays',
  ],
  [
    'a script before a video',
    chain(
      with_(
        '<MediaFile ',
        '<MediaFile type="application/javascript" apiFramework="VPAID">https://a.example/</MediaFile><MediaFile ',
      ),
    ),
    'plays plays partly plays',
  ],
  ['a progress', chain(with_('event="start"', 'event="progress" offset="00:00:02"')), 'plays plays partly plays'],
  ['a percentage to skip', chain(with_('<Linear>', '<Linear skipoffset="50%">')), 'plays plays partly plays'],
  [
    'a pod',
    chain([
      parseXml(
        `<VAST>${'<Ad><InLine><Creatives><Creative><Linear><MediaFiles><MediaFile type="video/mp4">https://a.example/</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad>'.repeat(2)}</VAST>`,
      ),
    ]),
    'partly plays plays plays',
  ],
  [
    'SIMID',
    chain(with_('<MediaFile ', '<InteractiveCreativeFile>https://a.example/</InteractiveCreativeFile><MediaFile ')),
    'plays partly plays plays',
  ],
  [
    'a picture over the video',
    chain([overlay('<StaticResource>https://a.example/</StaticResource>')]),
    'plays plays plays plays',
  ],
  ['markup over the video', chain([overlay('<HTMLResource>a</HTMLResource>')]), 'nothing nothing plays plays'],
  ['a tag that no page may read', chain([video], 'nobody'), 'nothing nothing nothing nothing'],
  ['a tag that allows no cookies', chain([video], 'pages'), 'plays nothing plays nothing'],
  ['a tag of which that is not known', chain([video], null), 'plays plays plays plays'],
])('%s', (_, documents, expected) => {
  const verdicts = playerVerdicts(documents);
  expect(verdicts.map(({ result }) => result).join(' ')).toBe(expected);
  for (const { result, reasons } of verdicts) if (result !== 'plays') expect(reasons.length).toBeGreaterThan(0);
});
