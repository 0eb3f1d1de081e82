import { describe, expect, it } from 'vitest';
import { campaignOf, groupOf, later, limitsWith, newLimits, noon, serve } from './limits-scene.ts';
import { formatServeId } from './serve-id.ts';
import { createServeLimits } from './serve-limits.ts';
import { createServedKinds } from './served-kinds.ts';

describe('a reservation', () => {
  it.each([
    ['a show', { showsDay: 1 }, 100, 'limit_day'],
    ['its price', { cash: 10 }, 100, 'limit_total'],
    ['its price on the balance', {}, 10, 'no_balance'],
  ])('takes %s, for two minutes', (_, limits, available, refusal) => {
    const campaign = campaignOf({ limits });
    const counted = limitsWith(campaign, available);
    serve(counted, campaign, noon);
    expect(counted.refuses(campaign, later(119.999), null)).toBe(refusal);
    expect(counted.refuses(campaign, later(120), null)).toBe(null);
  });

  it.each(['cpc', 'cpv'] as const)('reserves no money for %s', (payModel) => {
    const campaign = campaignOf({ payModel });
    const counted = limitsWith(campaign, 10);
    for (let times = 0; times < 3; times += 1) serve(counted, campaign, noon);
    expect(counted.refuses(campaign, noon, null)).toBe(null);
  });

  it('keeps room for its event, which other serves can not use', () => {
    const campaign = campaignOf({ limits: { shows: 1 } });
    const counted = limitsWith(campaign);
    const late = serve(counted, campaign, noon);
    const open = serve(counted, campaign, later(120));
    expect(counted.settle(late, 'show', later(121)).result).toBe('over_limit');
    expect(counted.settle(open, 'show', later(121)).result).toBe('counted');
  });

  it('from before midnight is released by an event after it, which counts on the new day', () => {
    const campaign = campaignOf({ timezone: 'Asia/Kathmandu', limits: { showsDay: 1, cashDay: 10 } });
    const counted = limitsWith(campaign);
    const before = new Date('2026-11-20T18:14:50Z');
    const first = serve(counted, campaign, before);
    const midnight = later(10, before);
    expect(counted.refuses(campaign, midnight, null)).toBe(null);
    expect(counted.settle(first, 'show', midnight).result).toBe('counted');
    expect(counted.settle(first, 'impression', midnight)).toMatchObject({ result: 'counted', isBilled: true });
    expect(counted.refuses(campaign, midnight, null)).toBe('limit_day');
    expect(counted.refuses(campaign, before, null)).toBe(null);
  });
});

describe('settle', () => {
  it.each([
    ['cpm', 'impression'],
    ['cpc', 'click'],
    ['cpv', 'quartile100'],
  ] as const)('bills %s by the %s alone, while there is money', (payModel, billed) => {
    const campaign = campaignOf({ payModel });
    const counted = limitsWith(campaign, 10);
    const [one, other] = [serve(counted, campaign, noon), serve(counted, campaign, noon)];
    const kinds = ['win', 'impression', 'show', 'click', 'skip', 'error', 'quartile25', 'quartile100'] as const;
    for (const kind of kinds)
      expect([kind, counted.settle(one, kind, noon)]).toMatchObject([
        kind,
        { result: 'counted', isBilled: kind === billed },
      ]);
    expect(counted.settle(other, billed, noon)).toMatchObject({ result: 'over_limit', isBilled: false });
  });

  it('counts each kind of a serve once', () => {
    const campaign = campaignOf();
    const counted = limitsWith(campaign);
    const one = serve(counted, campaign, noon);
    expect(counted.settle(one, 'click', noon).result).toBe('counted');
    expect(counted.settle(one, 'click', noon)).toEqual({ result: 'repeated', infersShow: false, isBilled: false });
    expect(counted.settle(serve(counted, campaign, noon), 'click', noon).result).toBe('counted');
  });

  it('infers the show from the first quartile that comes without it', () => {
    const campaign = campaignOf({ limits: { shows: 1 } });
    const counted = limitsWith(campaign);
    const [one, other] = [serve(counted, campaign, noon), serve(counted, campaign, noon)];
    expect(counted.settle(one, 'quartile50', noon)).toMatchObject({ result: 'counted', infersShow: true });
    expect(counted.settle(one, 'quartile75', noon)).toMatchObject({ result: 'counted', infersShow: false });
    expect(counted.settle(one, 'show', noon).result).toBe('repeated');
    // no room for another show
    expect(counted.settle(other, 'quartile25', noon)).toMatchObject({ result: 'counted', infersShow: false });
    expect(counted.settle(other, 'show', noon).result).toBe('over_limit');
  });

  it('counts nothing more than a day after the serve', () => {
    const campaign = campaignOf();
    const counted = limitsWith(campaign);
    const one = serve(counted, campaign, noon);
    expect(counted.settle(one, 'show', later(24 * 3600)).result).toBe('counted');
    const late = later(24 * 3600 + 1);
    expect(counted.settle(one, 'click', late)).toEqual({ result: 'expired', infersShow: false, isBilled: false });
    // each is recorded only once, too
    for (const kind of ['show', 'click'] as const) expect(counted.settle(one, kind, late).result).toBe('repeated');
  });

  it('stores no page for expired serves', () => {
    const served = createServedKinds();
    const counted = createServeLimits({ startedAt: noon, served });
    for (let start = 0; start < 100; start += 1) {
      const id = formatServeId({ startedAt: start, number: 0 });
      const old = { id, campaign: 1, servedAt: new Date(start), payModel: 'cpm', price: 10 } as const;
      expect([counted.settle(old, 'show', noon).result, counted.dismiss(old, 'click', noon)]).toEqual([
        'expired',
        'expired',
      ]);
    }
    expect(served.pages()).toEqual([]);
  });

  it('counts after the end of the flight, but not towards its limits', () => {
    const campaign = campaignOf({ endDate: '2026-11-20', limits: { shows: 1, showsAllTime: 2 } });
    const counted = limitsWith(campaign);
    const serves = [0, 1, 2].map(() => serve(counted, campaign, new Date('2026-11-20T23:59:59Z')));
    const results = serves.map((one) => counted.settle(one, 'show', new Date('2026-11-21T00:00:01Z')).result);
    expect(results).toEqual(['counted', 'counted', 'over_limit']);
  });

  it('neither bills nor shows for a campaign whose limits are not loaded, and counts the rest', () => {
    const counted = newLimits();
    const one = serve(counted, campaignOf(), noon);
    expect(counted.settle(one, 'impression', noon)).toMatchObject({ result: 'over_limit', isBilled: false });
    expect(counted.settle(one, 'show', noon).result).toBe('over_limit');
    expect(counted.settle(one, 'click', noon).result).toBe('counted');
  });
});

it('adds what was settled while the usage was being read', () => {
  const group = groupOf({ limits: { cash: 40, cashDay: null } });
  const campaign = campaignOf({ group, limits: { shows: 3 } });
  const counted = limitsWith(campaign);
  const serves = [0, 1, 2].map(() => serve(counted, campaign, noon));
  const settle = (index: number) => {
    const one = serves[index];
    if (one === undefined) throw new Error('no such serve');
    return [counted.settle(one, 'show', noon).result, counted.settle(one, 'impression', noon).result];
  };
  settle(0);
  counted.beginReading();
  settle(1);
  const readUsage = { cash: 10, shows: 1, showsAllTime: 1, days: [] };
  counted.load({
    campaigns: [{ campaign, used: readUsage }],
    groups: [{ id: group.id, used: readUsage }],
    balances: [{ ownerId: campaign.ownerId, available: 30 }],
  });
  expect(settle(2)).toEqual(['counted', 'counted']);
  expect(counted.refuses(campaign, noon, null)).toBe('limit_total');
  const raised = {
    ...campaign,
    group: { ...group, limits: { cash: null, cashDay: null } },
    limits: { ...campaign.limits, shows: 4 },
  };
  expect(counted.refuses(raised, noon, null)).toBe(null);
  serve(counted, raised, noon);
  expect(counted.refuses({ ...raised, limits: campaignOf().limits }, noon, null)).toBe('no_balance');
});
