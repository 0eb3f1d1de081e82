import { expect, it } from 'vitest';
import { groupServing } from './group-serving';

const group = {
  status: 'working',
  servingReasons: [],
  campaignsCount: 3,
  servingCampaigns: 2,
  limits: { cash_limit: 500, cash_limit_day: 20 },
  currency: 'EUR',
} satisfies Parameters<typeof groupServing>[0];

it.each<[Partial<Parameters<typeof groupServing>[0]>, string]>([
  [{}, 'Working: 2 of 3 campaigns serving'],
  [{ campaignsCount: 1, servingCampaigns: 0 }, 'Working: 0 of 1 campaign serving'],
  [{ campaignsCount: 0, servingCampaigns: 0 }, 'Empty: it has no campaigns yet'],
  [{ status: 'stopped', servingReasons: [{ code: 'paused_self' }] }, 'Paused'],
  [{ status: 'archive', servingReasons: [{ code: 'paused_self' }] }, 'Archived'],
  [
    { servingReasons: [{ code: 'not_started', of: 'group', date: '2026-12-01' }] },
    'Not started: it starts on 01/12/2026',
  ],
  [{ servingReasons: [{ code: 'finished', of: 'group', date: '2026-11-01' }] }, 'Finished: it ended on 01/11/2026'],
  [
    { servingReasons: [{ code: 'limit_reached', of: 'group', limit: 'cash_limit_day' }] },
    'Limit reached: the daily budget of EUR 20.00 is used up',
  ],
  [
    { servingReasons: [{ code: 'limit_reached', of: 'group', limit: 'cash_limit' }] },
    'Limit reached: the total budget of EUR 500.00 is used up',
  ],
])('%#: %s', (change, text) => {
  const { label, note } = groupServing({ ...group, ...change });
  expect([label, note].filter(Boolean).join(': ')).toBe(text);
});
