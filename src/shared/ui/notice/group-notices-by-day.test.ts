import { beforeEach, expect, it } from 'vitest';
import { storeAccountZone } from '@/shared/lib/dates';
import { groupNoticesByDay } from './group-notices-by-day';

const now = new Date('2026-11-30T09:00:00Z');
const sent = [
  { at: new Date('2026-11-30T08:00:00Z') },
  // already Monday, 01:00 in Moscow
  { at: new Date('2026-11-29T22:00:00Z') },
  { at: new Date('2026-11-29T12:00:00Z') },
  { at: new Date('2026-11-24T12:00:00Z') },
  { at: new Date('2026-11-23T12:00:00Z') },
];

beforeEach(() => localStorage.clear());

it.each([
  ['Europe/Moscow', { Today: 2, Yesterday: 1, Tuesday: 1, '23/11/2026': 1 }],
  ['Europe/London', { Today: 1, Yesterday: 2, Tuesday: 1, '23/11/2026': 1 }],
])('groups notices by the days in %s: %j', (zone, counts) => {
  storeAccountZone(zone);
  expect(groupNoticesByDay(sent, now).map(({ label, items }) => [label, items.length])).toEqual(Object.entries(counts));
});
