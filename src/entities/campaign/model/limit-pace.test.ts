import { expect, it } from 'vitest';
import { limitPace } from './limit-pace';
import type { LimitUse } from './limit-uses';

const use = (name: LimitUse['name'], used: number, limit: number) => ({
  name,
  used,
  limit,
  format: (amount: number) => `${amount}`,
});

/** At noon on the eighth of ten days. */
const term = { startDate: '2026-11-13', endDate: '2026-11-22', servingReasons: [], today: '2026-11-20', share: 50 };

const day = { code: 'limit_reached', of: 'campaign', limit: 'shows_limit_day' } as const;
const total = { ...day, limit: 'cash_limit' } as const;

it.each([
  // twice as fast as an even pace
  ['shows_limit_day', 500, 500, {}, 50, 'Reached, again at 00:00'],
  ['shows_limit_day', 500, 500, { servingReasons: [day, day] }, 50, 'Reached, again at 00:00'],
  ['shows_limit_day', 500, 500, { servingReasons: [day], endDate: null }, 50, 'Reached, again at 00:00'],
  // midnight brings nothing back: the last day, stopped, and the whole budget is used up too
  ['shows_limit_day', 500, 500, { servingReasons: [day], today: '2026-11-22' }, 50, 'Reached'],
  ['shows_limit_day', 500, 500, { servingReasons: [{ code: 'paused_self' }, day] }, 50, 'Reached'],
  ['shows_limit_day', 500, 500, { servingReasons: [total, day] }, 50, 'Reached'],
  ['shows_limit_day', 400, 500, {}, 50, 'At this pace reached at 15:00'],
  ['shows_limit_day', 250, 500, {}, 50, 'At this pace 500 by midnight'],
  ['cash_limit_day', 100, 500, {}, 50, 'At this pace 200 by midnight'],
  ['cash_limit_day', 0, 500, {}, 50, '500 left'],
  // no forecast this early in the day
  ['cash_limit_day', 100, 500, { share: 1 }, 1, '400 left'],
  ['cash_limit_day', 100, 500, { servingReasons: [{ code: 'paused_self' }] }, 50, '400 left'],
  ['cash_limit', 100, 500, {}, 75, 'Day 8 of 10'],
  ['cash_limit', 500, 500, {}, 75, 'Reached'],
  ['shows_limit', 100, 500, { endDate: null }, undefined, '400 left'],
  ['shows_limit', 100, 500, { today: '2026-11-23' }, undefined, '400 left'],
  ['shows_limit_all_time', 100, 500, { today: '2026-11-12' }, undefined, '400 left'],
] as const)('%s, %d of %d, %j', (name, used, limit, change, now, forecast) => {
  expect(limitPace(use(name, used, limit), { ...term, ...change })).toEqual({ now, forecast });
});
