import { describe, expect, it } from 'vitest';
import { planDay } from './day-plan.ts';
import type { LimitedCampaign } from './limited-campaign.ts';
import { campaignOf, groupOf, serve, unusedStateOf } from './limits-scene.ts';
import { daysLeftOf, quotaOf } from './pacing.ts';
import { curveOf } from './request-curve.ts';
import { createServeLimits } from './serve-limits.ts';
import { createServedKinds } from './served-kinds.ts';
import { createZoneDays } from './zone-days.ts';

const HOUR = 3_600_000;

const evenings = Array.from({ length: 168 }, (_, hour) => [0, 0, 0, 1, 1, 1, 2, 2][Math.floor((hour % 24) / 3)] ?? 0);

describe('the share of a day allowed by a time', () => {
  const share = (
    { timezone = 'UTC', hours = [] as number[], curve = null as number[] | null },
    at: string,
    day = at,
  ) => {
    const plan = planDay(createZoneDays()(timezone, Date.parse(day)), { timezone, hours }, curve);
    return plan.shareAt(Date.parse(at));
  };

  it.each([
    ['of a whole day', {}, '2026-11-20T12:00Z', 0.5, 24],
    ['at its beginning', {}, '2026-11-20T00:00Z', 0, 24],
    ['of a day of 23 hours', { timezone: 'Europe/Berlin' }, '2026-03-29T10:00Z', 11 / 23, 23],
    ['of a day of 25 hours', { timezone: 'Europe/Berlin' }, '2026-10-25T10:00Z', 12 / 25, 25],
    ['in Kathmandu', { timezone: 'Asia/Kathmandu' }, '2026-11-20T18:00Z', 23.75 / 24, 24],
    ['of some hours', { hours: [9, 10, 20, 21] }, '2026-11-20T10:30Z', 1.5 / 4, 4],
    ['before an hour that is open twice', { timezone: 'Europe/Berlin', hours: [2, 3] }, '2026-10-25T01:00Z', 1 / 3, 3],
  ])('%s', (_, terms, at, passed, openHours) => {
    expect(share(terms, at)).toBeCloseTo(passed + 1 / 60 / openHours, 10);
  });

  it("follows last week's requests", () => {
    // 9 hours with weight 1, 6 with weight 2
    expect(share({ curve: evenings }, '2026-11-20T18:00Z')).toBeCloseTo(9 / 21 + 2 / 60 / 21, 10);
    expect(share({ curve: evenings }, '2026-11-20T08:00Z')).toBe(0);
    // there are no requests in the only open hours
    expect(share({ curve: evenings, hours: [0, 1] }, '2026-11-20T01:00Z')).toBeCloseTo(0.5 + 1 / 120, 10);
  });

  it('is everything if clocks skip the only open hour', () => {
    expect(share({ timezone: 'Europe/Berlin', hours: [2] }, '2026-03-29T10:00Z')).toBe(1);
  });
});

it('gives an hour without requests a tenth of the average', () => {
  const requests = Array.from({ length: 168 }, (_, hour) => (hour < 84 ? 0 : 10));
  expect(curveOf(requests)).toEqual(requests.map((count) => count || 0.5));
  expect(curveOf(requests.map(() => 0))).toBe(null);
});

describe('the quota of a day', () => {
  const counter = (used: number) => ({ used, reserved: 0 });

  it.each([
    ['its limit', { limitDay: 50, limitFlight: null }, 10, 50],
    ['its limit, if the flight has no end', { limitDay: 50, limitFlight: 100 }, null, 50],
    ['the rest of the flight over its days', { limitDay: null, limitFlight: 100 }, 8, 10],
    ['the rest, if it is less than the limit', { limitDay: 50, limitFlight: 100 }, 8, 10],
    ['the limit, if it is less than the rest', { limitDay: 5, limitFlight: 100 }, 8, 5],
    ['anything', { limitDay: null, limitFlight: 100 }, null, null],
  ])('is %s', (_, limits, daysLeft, quota) => {
    // 20 were used before the day
    const of = { ...limits, today: counter(7), flight: counter(27), whose: 'campaign' } as const;
    expect(quotaOf(of, daysLeft)).toBe(quota);
  });

  it.each([
    [null, [], null],
    ['2026-11-20', [], 1],
    ['2026-11-29', [], 10],
    // a Friday
    ['2026-12-06', [1, 5], 5],
    ['2026-11-20', [1], 1],
  ])('until %s on the weekdays %j: %j days', (end, weekdays, days) => {
    expect(daysLeftOf(end, '2026-11-20', weekdays)).toBe(days);
  });
});

it('holds back the campaigns of a group by their total spend', () => {
  const group = groupOf({ limits: { cash: null, cashDay: 2400 } });
  const campaign = campaignOf({ pacing: 'even', group });
  const limits = createServeLimits({ startedAt: new Date(0), served: createServedKinds() });
  limits.load({
    ...unusedStateOf(campaign),
    groups: [{ id: group.id, used: { cash: 0, days: [{ day: '2026-11-20', cash: 1200 }] } }],
  });
  expect(limits.refuses(campaign, new Date('2026-11-20T11:58Z'), null)).toBe('pacing');
  expect(limits.refuses(campaign, new Date('2026-11-20T12:00Z'), null)).toBe(null);
  expect(limits.refuses({ ...campaign, pacing: 'asap' }, new Date('2026-11-20T11:58Z'), null)).toBe(null);
});

interface Simulation {
  campaign: LimitedCampaign;
  begin: string;
  hours: number;
  noShows: number;
  curve: number[] | null;
}

/** Sends three requests a second, or as many as the curve has. Shows come after 2 to 40 seconds. */
function simulate({ campaign, begin, hours, noShows, curve }: Simulation) {
  const limits = createServeLimits({ startedAt: new Date(0), served: createServedKinds(), readCurve: () => curve });
  limits.load(unusedStateOf(campaign));
  let random = 12_345;
  const next = () => {
    random = (random * 48_271) % 2_147_483_647;
    return random / 2_147_483_647;
  };
  const from = Date.parse(begin);
  const due = new Map<number, ReturnType<typeof serve>[]>();
  const shownBy: number[] = [];
  let shown = 0;
  for (let second = 0; second < hours * 3600; second += 1) {
    const at = new Date(from + second * 1000);
    for (const one of due.get(second) ?? []) if (limits.settle(one, 'show', at).result === 'counted') shown += 1;
    due.delete(second);
    const asked = curve === null ? 3 : 3 * (curve[Math.floor(at.getTime() / HOUR + 72) % 168] ?? 0);
    for (let request = 0; request < asked; request += 1) {
      if (limits.refuses(campaign, at, null) !== null) continue;
      const one = serve(limits, campaign, at);
      const arrives = second + 2 + Math.floor(next() * 39);
      if (next() >= noShows) due.set(arrives, [...(due.get(arrives) ?? []), one]);
    }
    shownBy.push(shown);
  }
  return { shown, shownBy };
}

describe('a day of requests', () => {
  const campaign = campaignOf({ pacing: 'even', limits: { showsDay: 20_000 } });

  it.each([
    [0.3, null],
    [0.6, null],
    [0.3, evenings],
    [0.6, evenings],
  ])('with %f of the serves never shown fills the limit evenly', (noShows, curve) => {
    const { shown, shownBy } = simulate({ campaign, begin: '2026-11-20T00:00Z', hours: 24, noShows, curve });
    expect(shown).toBeLessThanOrEqual(20_000);
    expect(shown).toBeGreaterThanOrEqual(0.995 * 20_000);
    const zoneDay = createZoneDays()('UTC', Date.parse('2026-11-20T00:00Z'));
    const plan = planDay(zoneDay, campaign, curve);
    const behind = shownBy.map((by, second) => Math.abs(plan.shareAt(zoneDay.start + second * 1000) - by / 20_000));
    expect(Math.max(...behind)).toBeLessThan(0.008);
  });

  it('is used up on days of 23 and of 25 hours, too', () => {
    const inBerlin = { ...campaign, timezone: 'Europe/Berlin' };
    const short = simulate({ campaign: inBerlin, begin: '2026-03-28T23:00Z', hours: 23, noShows: 0.4, curve: null });
    const long = simulate({ campaign: inBerlin, begin: '2026-10-24T22:00Z', hours: 25, noShows: 0.4, curve: null });
    for (const { shown } of [short, long]) {
      expect(shown).toBeLessThanOrEqual(20_000);
      expect(shown).toBeGreaterThanOrEqual(0.995 * 20_000);
    }
  });
});
