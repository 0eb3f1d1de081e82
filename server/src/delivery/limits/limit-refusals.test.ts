import { describe, expect, it } from 'vitest';
import { campaignOf, groupOf, newLimits, noon, noUsage, serve, unusedStateOf } from './limits-scene.ts';

const used = (
  given: Partial<{ cash: number; shows: number; showsAllTime: number; day: [cash: number, shows: number] }>,
) => {
  const [cash, shows] = given.day ?? [0, 0];
  return { ...noUsage, ...given, days: [{ day: '2026-11-20', cash, shows }] };
};

describe('refuses', () => {
  it.each([
    ['nothing', {}, {}, 10, null],
    ['a cash limit that is reached', { cash: 100 }, { cash: 100 }, 10, 'limit_total'],
    ['a cash limit with room for less than one impression', { cash: 100 }, { cash: 91 }, 10, 'limit_total'],
    ['a cash limit with room for one', { cash: 100 }, { cash: 90 }, 10, null],
    ['a limit of shows', { shows: 5 }, { shows: 5 }, 10, 'limit_total'],
    ['a limit of shows of all time', { showsAllTime: 5 }, { showsAllTime: 5 }, 10, 'limit_total'],
    ['a limit of none', { showsAllTime: 0 }, {}, 10, 'limit_total'],
    ['a cash limit of the day', { cashDay: 100 }, { day: [95, 0] }, 10, 'limit_day'],
    ['a limit of shows of the day', { showsDay: 5 }, { day: [0, 5] }, 10, 'limit_day'],
    ['both', { showsDay: 5, shows: 5 }, { shows: 5, day: [0, 5] }, 10, 'limit_total'],
    ['a balance with less than one impression', {}, {}, 9, 'no_balance'],
    ['the day before the balance', { showsDay: 5 }, { day: [0, 5] }, 0, 'limit_day'],
  ] as const)('for %s', (_, limits, given, available, refusal) => {
    const campaign = campaignOf({ limits });
    const counted = newLimits();
    counted.load({ ...unusedStateOf(campaign, available), campaigns: [{ campaign, used: used(given as object) }] });
    expect(counted.refuses(campaign, noon, null)).toBe(refusal);
  });

  it.each([
    ['in all', { cash: 100, cashDay: null }, 'limit_total'],
    ['of the day', { cash: null, cashDay: 100 }, 'limit_day'],
  ] as const)('for the limit of its group %s', (_, limits, refusal) => {
    const group = groupOf({ limits });
    const [one, other] = [campaignOf({ id: 1, group }), campaignOf({ id: 2, group, payModel: 'cpc', price: 20 })];
    const counted = newLimits();
    const spent = { cash: 80, days: [{ day: '2026-11-20', cash: 80 }] };
    counted.load({
      ...unusedStateOf(one),
      campaigns: [one, other].map((campaign) => ({ campaign, used: noUsage })),
      groups: [{ id: group.id, used: spent }],
    });
    expect(counted.refuses(other, noon, null)).toBe(null);
    serve(counted, one, noon);
    expect(counted.refuses(one, noon, null)).toBe(null);
    expect(counted.refuses(other, noon, null)).toBe(refusal);
  });

  it("for the group's limit on the current date of its owner", () => {
    const group = groupOf({ timezone: 'Pacific/Kiritimati', limits: { cash: null, cashDay: 100 } });
    const campaign = campaignOf({ group, timezone: 'Pacific/Honolulu' });
    const counted = newLimits();
    // 21 November for the owner, 20 for the campaign
    const spent = { cash: 100, days: [{ day: '2026-11-21', cash: 100 }] };
    counted.load({ ...unusedStateOf(campaign), groups: [{ id: group.id, used: spent }] });
    expect(counted.refuses(campaign, noon, null)).toBe('limit_day');
  });

  it.each([
    ['is new', undefined],
    ['has other dates', { startDate: '2026-11-01' }],
    ['has another end', { endDate: '2026-12-01' }],
    ['has another zone', { timezone: 'Asia/Kathmandu' }],
    ['has another group', { group: groupOf() }],
  ])('a campaign that %s, until what it has used is read', (_, before) => {
    const limits = newLimits();
    if (before !== undefined) limits.load(unusedStateOf(campaignOf(before)));
    const campaign = campaignOf();
    expect([limits.isRead(campaign), limits.refuses(campaign, noon, null)]).toEqual([false, 'unread']);
    expect(limits.takeUnread()).toEqual([campaign.id]);
    expect(limits.takeUnread()).toEqual([]);
    limits.load(unusedStateOf(campaign));
    expect([limits.isRead(campaign), limits.refuses(campaign, noon, null)]).toEqual([true, null]);
  });
});
