import { expect, it } from 'vitest';
import { createSealer } from '../answer/sealer.ts';
import type { Serve } from '../answer/serve.ts';
import { toIndexed } from '../decision/decision-scene.ts';
import { createDeliveryIndex, type DeliveryIndex } from '../decision/delivery-index.ts';
import { type DeliveryLimits, limitsInMemory } from '../limits/delivery-limits.ts';
import { campaignOf, later, limitsWith, noon } from '../limits/limits-scene.ts';
import type { Sender } from '../traffic/classify-sender.ts';
import { createEventReceiver } from './event-receiver.ts';

const campaign = campaignOf();

interface Reported {
  kind: string;
  isFlood: boolean;
  at?: Date;
  code?: string | undefined;
  sender?: Sender;
  isClickFlood?: () => boolean;
}

const sealer = createSealer(Buffer.alloc(32, 7));
const revenue = { load: async () => {}, fixShare: () => 0, of: () => 0 };

const serveOf = (limits: ReturnType<typeof limitsWith>, advert = 5, isFallback = false): Serve => ({
  ...{ id: limits.reserve(campaign, noon, null), at: noon.getTime(), isTest: false },
  ...{ advertiser: campaign.ownerId, campaign: campaign.id, campaignGroup: 0, advert, webmaster: 1, site: 1 },
  ...{ placement: 1, format: 1, feed: 0, country: 'DE', region: '', city: 0, device: '', os: '', browser: '' },
  ...{ language: '', advertiserDomain: 'shop.example', payModel: 'cpm', currency: 'RUB', price: campaign.price },
  ...{ duration: 30, isFallback },
});

function createServe(index = createDeliveryIndex(), advert = 5, isFallback = false) {
  const limits = limitsWith(campaign);
  const taker = createEventReceiver({ index, limits: limitsInMemory(limits), sealer, revenue });
  const serve = serveOf(limits, advert, isFallback);
  return (reported: Reported) =>
    taker.take(serve, { at: noon, sender: 'person', isClickFlood: () => false, ...reported }, async () => {});
}

function createScene(index?: DeliveryIndex) {
  const take = createServe(index);
  return async (kind: string, isFlood: boolean, at = noon) =>
    (await take({ kind, at, isFlood })).rows.map(({ kind: recorded, invalid }) => [recorded, invalid]);
}

it('records one event of each kind if an address repeats it beyond the limit', async () => {
  const report = createScene();
  expect(await report('impression', true)).toEqual([['impression', 'flood']]);
  expect(await report('impression', true)).toEqual([]);
  expect(await report('landing', true)).toEqual([['click', 'flood']]);
  expect(await report('click', true)).toEqual([]);
});

it('records a repeated event once', async () => {
  const report = createScene();
  expect(await report('impression', false)).toEqual([['impression', undefined]]);
  expect(await report('impression', false)).toEqual([['impression', 'repeated']]);
  expect(await report('impression', false)).toEqual([]);
});

it('records no show that was inferred from a quartile before', async () => {
  const report = createScene();
  expect(await report('quartile25', false)).toEqual([
    ['quartile25', undefined],
    ['show', undefined],
  ]);
  expect(await report('show', false)).toEqual([]);
});

it.each([
  ['click', 'landing'],
  ['landing', 'click'],
])('counts a click and its link once, the %s first', async (first, second) => {
  const report = createScene();
  expect(await report(first, false)).toEqual([['click', undefined]]);
  expect(await report(second, false)).toEqual([]);
});

it("counts a person's click even if a robot has opened the link before", async () => {
  const take = createServe();
  const rowsOf = async (sender: Sender) =>
    (await take({ kind: 'landing', isFlood: false, sender })).rows.map(({ invalid }) => invalid);
  expect([await rowsOf('robot'), await rowsOf('robot'), await rowsOf('prefetch'), await rowsOf('person')]).toEqual([
    ['robot'],
    [],
    ['prefetch'],
    [undefined],
  ]);
});

it('counts the clicks of an address, but not the links that they open', async () => {
  const take = createServe();
  let clicks = 0;
  const isClickFlood = () => {
    clicks += 1;
    return clicks > 1;
  };
  await take({ kind: 'click', isFlood: false, isClickFlood });
  await take({ kind: 'landing', isFlood: false, isClickFlood });
  expect(clicks).toBe(1);
  const another = createServe();
  expect((await another({ kind: 'click', isFlood: false, isClickFlood })).rows).toMatchObject([{ invalid: 'flood' }]);
});

it('neither counts nor bills a complete view that came sooner than the video can be watched', async () => {
  const report = createScene();
  expect(await report('quartile100', false, later(23))).toEqual([['quartile100', 'too_fast']]);
});

it('records no event beyond the limit that was counted before', async () => {
  const report = createScene();
  expect(await report('impression', false)).toEqual([['impression', undefined]]);
  expect(await report('impression', true)).toEqual([]);
});

it.each([false, true])(
  'keeps one event of each kind that comes after a day as expired, beyond the bound: %s',
  async (isFlood) => {
    const report = createScene();
    expect(await report('quartile50', isFlood, later(86_401))).toEqual([['quartile50', 'expired']]);
    expect(await report('quartile50', isFlood, later(86_401))).toEqual(isFlood ? [] : [['quartile50', 'repeated']]);
  },
);

it('applies a limit lowered meanwhile to late events of a stopped campaign', async () => {
  const index = createDeliveryIndex();
  const report = createScene(index);
  const lowered = campaignOf({ limits: { shows: 0 } });
  index.putCampaign(campaign.id, { ...toIndexed({ id: campaign.id, isStarted: false }), limited: lowered });
  expect(await report('show', false)).toEqual([['show', 'over_limit']]);
});

it.each([
  ['402', '402'],
  [undefined, '900'],
])('keeps the code %s of an error as %s', async (code, reason) => {
  expect((await createServe()({ kind: 'error', isFlood: false, code })).rows).toMatchObject([
    { kind: 'error', reason },
  ]);
});

it("records each kind of event of another server's advert once, without billing", async () => {
  const take = createServe(createDeliveryIndex(), 0);
  const rowsOf = async (kind: string, sender: Sender = 'person') =>
    (await take({ kind, isFlood: false, sender, code: '303' })).rows.map(
      ({ kind: recorded, invalid, reason, price }) => ({
        ...{ recorded, invalid, reason, price },
      }),
    );
  const row = { invalid: undefined, reason: undefined, price: undefined };
  expect(await rowsOf('impression', 'robot')).toEqual([{ ...row, recorded: 'backfill_impression', invalid: 'robot' }]);
  expect(await rowsOf('impression')).toEqual([{ ...row, recorded: 'backfill_impression' }]);
  expect(await rowsOf('impression')).toEqual([]);
  expect(await rowsOf('win')).toEqual([{ ...row, recorded: 'backfill_win' }]);
  expect(await rowsOf('error')).toEqual([{ ...row, recorded: 'backfill_error', reason: '303' }]);
});

it('counts a fallback server as requested once something is reported about it', async () => {
  const take = createServe(createDeliveryIndex(), 0, true);
  const rowsOf = async (
    kind: string,
    { sender = 'person', isFlood = false }: Partial<Pick<Reported, 'sender' | 'isFlood'>> = {},
  ) => (await take({ kind, isFlood, sender })).rows.map(({ kind: recorded }) => recorded);
  const flood = { isFlood: true };
  expect([
    await rowsOf('error', { sender: 'robot' }),
    await rowsOf('impression', flood),
    await rowsOf('impression', flood),
  ]).toEqual([['backfill_error'], ['backfill_impression'], []]);
  expect([
    await rowsOf('impression'),
    await rowsOf('win'),
    await rowsOf('impression'),
    await rowsOf('win', flood),
  ]).toEqual([['backfill', 'backfill_impression'], ['backfill_win'], [], []]);
});

it('counts another server as requested once if two of its events come at the same moment', async () => {
  const take = createServe(createDeliveryIndex(), 0, true);
  const taken = await Promise.all(['impression', 'win'].map((kind) => take({ kind, isFlood: false })));
  expect(taken.flatMap(({ rows }) => rows.map(({ kind }) => kind))).toEqual([
    ...['backfill', 'backfill_impression'],
    'backfill_win',
  ]);
});

it('records no show that comes at the same moment as the quartile that infers it', async () => {
  const report = createScene();
  expect(await Promise.all([report('quartile25', false), report('show', false)])).toEqual([
    [
      ['quartile25', undefined],
      ['show', undefined],
    ],
    [],
  ]);
});

/** Handles an event six seconds after noon that was counted at noon, by settling or dismissing it. */
async function takeCounted(way: 'settle' | 'dismiss', isFlood: boolean) {
  const limits = limitsWith(campaign);
  const inMemory = limitsInMemory(limits);
  const settleAtNoon: DeliveryLimits['settle'] = (serve, kind, at, note) =>
    inMemory.settle(serve, kind, at, (settled) => note({ ...settled, at: noon, comesAgain: true }));
  const taker = createEventReceiver({
    index: createDeliveryIndex(),
    limits: { ...inMemory, [way]: settleAtNoon },
    ...{ sealer, revenue },
  });
  const given: unknown[] = [];
  const reported = { at: later(6), isFlood, isClickFlood: () => false, sender: 'person' } as const;
  const { rows } = await taker.take(serveOf(limits), { kind: 'impression', ...reported }, async (_, options) => {
    given.push(options);
  });
  return { rows, given };
}

it('records an event with the time at which it was counted', async () => {
  const { rows, given } = await takeCounted('settle', false);
  expect(rows).toMatchObject([{ kind: 'impression', ts: noon.toISOString() }]);
  // the player sends it again if it can't be recorded
  expect(given).toEqual([{ isSettled: false }]);
});

it('bills an event as it was when it was counted, even if it would be invalid now', async () => {
  const { rows } = await takeCounted('dismiss', true);
  expect(rows).toEqual([
    expect.objectContaining({ kind: 'impression', ts: noon.toISOString(), price: campaign.price }),
  ]);
  expect(rows[0]).not.toHaveProperty('invalid');
});
