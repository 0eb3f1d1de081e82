import { describe, expect, it } from 'vitest';
import { comparedUntil, describeUntil } from './compared-until.ts';

const week = { from: '2026-11-14', to: '2026-11-20' };

describe('comparedUntil', () => {
  it.each([
    ['a week that ends today', week, '2026-11-07', 'UTC', '2026-11-20T17:17:45Z', '2026-11-13', '2026-11-13T17:17Z'],
    [
      'a month to date',
      { from: '2026-11-01', to: '2026-11-30' },
      ...['2026-10-02', 'UTC', '2026-11-20T17:17Z', '2026-10-21', '2026-10-21T17:17Z'],
    ],
    [
      'today alone',
      { from: '2026-11-20', to: '2026-11-20' },
      ...['2026-11-19', 'UTC', '2026-11-20T00:00:59Z', '2026-11-19', '2026-11-19T00:00Z'],
    ],
    [
      'a zone whose hours begin at quarters, where it is tomorrow',
      ...[week, '2026-11-07', 'Asia/Kathmandu', '2026-11-19T18:20Z', '2026-11-13', '2026-11-12T18:20Z'],
    ],
    [
      'a week after the clocks went back',
      { from: '2026-10-20', to: '2026-10-26' },
      ...['2026-10-13', 'Europe/Berlin', '2026-10-26T09:00Z', '2026-10-19', '2026-10-19T08:00Z'],
    ],
    [
      'a day of 23 hours before, in the hour that it lacks',
      { from: '2026-03-30', to: '2026-03-30' },
      ...['2026-03-29', 'Europe/Berlin', '2026-03-30T00:30Z', '2026-03-29', '2026-03-29T01:30Z'],
    ],
    [
      'a day of 25 hours before, in the hour that it has twice',
      { from: '2026-10-26', to: '2026-10-26' },
      ...['2026-10-25', 'Europe/Berlin', '2026-10-26T01:30Z', '2026-10-25', '2026-10-25T00:30Z'],
    ],
    [
      'a day of 25 hours, in the hour that it has again',
      { from: '2026-10-25', to: '2026-10-25' },
      ...['2026-10-24', 'Europe/Berlin', '2026-10-25T01:30Z', '2026-10-24', '2026-10-24T00:30Z'],
    ],
  ] as [string, typeof week, string, string, string, string, string][])(
    'of %s',
    (_, period, first, timezone, now, day, before) => {
      expect(comparedUntil(period, first, timezone, new Date(now))).toMatchObject({ day, before: new Date(before) });
    },
  );

  it('rounds down to whole minutes', () => {
    const until = comparedUntil(week, '2026-11-07', 'UTC', new Date('2026-11-20T17:17:59Z'));
    expect(until?.now).toEqual(new Date('2026-11-20T17:17Z'));
  });

  it.each([
    ['is over', '2026-11-21T00:00Z'],
    ['has not begun', '2026-11-13T23:59Z'],
  ])('is null for a period that %s', (_, now) => {
    expect(comparedUntil(week, '2026-11-07', 'UTC', new Date(now))).toBeNull();
  });
});

it('formats the time in the time zone', () => {
  expect(describeUntil(new Date('2026-11-20T03:35Z'), 'Asia/Kathmandu')).toBe('until 09:20 on both sides');
});
