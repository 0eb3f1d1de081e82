import { expect, it } from 'vitest';
import { repeatedTimes } from './repeated-hours.ts';

const year = { from: '2025-10-01', to: '2026-10-28' };

it.each([
  ['America/New_York', ['2025-11-02T06:00:00.000Z 2025-11-02T07:00:00.000Z -05:00']],
  // by half an hour
  ['Australia/Lord_Howe', ['2026-04-04T15:00:00.000Z 2026-04-04T15:30:00.000Z +10:30']],
  [
    'Europe/London',
    [
      '2025-10-26T01:00:00.000Z 2025-10-26T02:00:00.000Z +00:00',
      '2026-10-25T01:00:00.000Z 2026-10-25T02:00:00.000Z +00:00',
    ],
  ],
  // by two hours
  [
    'Antarctica/Troll',
    [
      '2025-10-26T01:00:00.000Z 2025-10-26T03:00:00.000Z +00:00',
      '2026-10-25T01:00:00.000Z 2026-10-25T03:00:00.000Z +00:00',
    ],
  ],
  ['Asia/Kathmandu', []],
  ['UTC', []],
])('finds what the clocks of %s show twice', (timezone, expected) => {
  const found = repeatedTimes(timezone, year);
  expect(found.map(({ from, to, offset }) => `${from.toISOString()} ${to.toISOString()} ${offset}`)).toEqual(expected);
});

it('finds a change on the only day', () => {
  expect(repeatedTimes('America/New_York', { from: '2025-11-02', to: '2025-11-02' })).toHaveLength(1);
});
