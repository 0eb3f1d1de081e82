import { describe, expect, it } from 'vitest';
import { whyNotServing } from './why-not-serving';

type Facts = Parameters<typeof whyNotServing>[0];

const serving: Facts = {
  advert: { status: 'working', returned: null, ban: null, useVpaid: false, creative: { loadingStatus: 'ready' } },
  registration: { erid: '2VtzqwH1jKp', status: 'verified' },
  campaign: { status: 'working', servingState: 'serving' },
};

const advert = (change: Partial<Facts['advert']>) => ({ advert: { ...serving.advert, ...change } });
const unready = (loadingStatus: Facts['advert']['creative']['loadingStatus']) => ({ creative: { loadingStatus } });
const campaign = (change: Partial<Facts['campaign']>) => ({ campaign: { ...serving.campaign, ...change } });
const noErid = ['It has no ERID.', 'registration'] as const;
const waits = ['Its video is not ready yet.', null] as const;
const isBroken = ['Its video is broken; replace the file.', 'video'] as const;
const ban = { status: 'ban', ban: 'No licence' } as const;

const table: [why: string, change: Partial<Facts>, answer: readonly [string, string | null] | null][] = [
  ['all is well', {}, null],
  ['a script needs no video', advert({ useVpaid: true, ...unready('awaiting') }), null],
  ['the register is still checking', { registration: { erid: '2VtzqwH1jKp', status: 'processing' } }, null],
  ['the state of the campaign lags behind', campaign({ servingState: 'no_approved_advert' }), null],

  ['deleted', advert({ status: 'deleted' }), ['The advert is deleted.', null]],
  ['banned', advert(ban), null],
  ['banned, and broken', advert({ ...ban, ...unready('error') }), null],
  ['banned without a reason', advert({ status: 'ban' }), ['It is banned, and no reason was recorded.', 'contacts']],

  ['awaiting', advert(unready('awaiting')), waits],
  ['processing', advert(unready('processing')), waits],
  ['broken', advert(unready('error')), isBroken],
  ['broken on moderation', advert({ status: 'moderate', ...unready('error') }), isBroken],
  ['broken without an ERID', { ...advert(unready('error')), registration: null }, isBroken],

  ['no registration', { registration: null }, noErid],
  ['no ERID', { registration: { erid: null, status: 'processing' } }, noErid],
  ['no ERID on moderation', { ...advert({ status: 'moderate' }), registration: null }, noErid],
  ['refused', { registration: { erid: '2VtzqwH1jKp', status: 'bad' } }, ['The register rejected it.', 'registration']],

  ['on moderation', advert({ status: 'moderate' }), ['It is waiting for moderation.', null]],
  [
    'returned',
    advert({ status: 'moderate', returned: { reason: 'Too short', at: '2026-11-20T16:40:00.000Z' } }),
    ['It was returned from moderation. The reason is on this page.', null],
  ],
  ['approved', advert({ status: 'approved' }), ['It is approved, but not started.', null]],
  ['stopped', advert({ status: 'stopped' }), ['It is stopped.', null]],
  [
    'stopped as its campaign',
    { ...advert({ status: 'stopped' }), ...campaign({ status: 'stopped' }) },
    ['It is stopped.', null],
  ],

  [
    'campaign stopped',
    campaign({ status: 'stopped', servingState: 'paused_self' }),
    ['Its campaign is stopped.', 'campaign'],
  ],
  ['campaign locked', campaign({ status: 'lock' }), ['Its campaign is locked.', 'campaign']],
  ['campaign archived', campaign({ status: 'archive' }), ['Its campaign is archived.', 'campaign']],
  ['campaign deleted', campaign({ status: 'deleted' }), ['Its campaign is deleted.', 'campaign']],
  ['campaign at its limit', campaign({ servingState: 'limit_reached' }), ["Its campaign isn't serving.", 'campaign']],
];

describe('whyNotServing', () => {
  it.each(table)('%s', (_why, change, answer) => {
    const said = whyNotServing({ ...serving, ...change });
    expect(said && [said.sentence, said.fix]).toEqual(answer);
  });
});
