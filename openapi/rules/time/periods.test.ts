import { describe, expect, it } from 'vitest';
import {
  isDay,
  type PeriodPreset,
  parsePeriodState,
  parseYearlyPeriodState,
  periodOn,
  periodPresets,
  todayIn,
} from './periods.ts';

describe('parsePeriodState', () => {
  it.each([
    ['7-days', '7-days'],
    ['last-month', 'last-month'],
    ['2026-11-01_2026-11-07', '2026-11-01_2026-11-07'],
    ['2026-11-07_2026-11-01', undefined],
    ['2026-11-01_2026-11-31', undefined],
    ['2026-11-01', undefined],
    ['2026-11-01_2026-11-02_2026-11-03', undefined],
    ['toString', undefined],
    [7, undefined],
    [undefined, undefined],
  ])('parses the dates %j as %j', (dates, read) => {
    expect(parsePeriodState({ dates }).dates).toBe(read);
  });

  it.each([
    ['none', 'none'],
    ['days', 'days'],
    ['year', undefined],
    [undefined, undefined],
  ])('parses the comparison %j as %j', (compare, read) => {
    expect(parsePeriodState({ compare }).compare).toBe(read);
  });
});

describe('periodOn', () => {
  const days: Record<PeriodPreset, [from: string, to: string]> = {
    today: ['2026-03-30', '2026-03-30'],
    yesterday: ['2026-03-29', '2026-03-29'],
    // across a change to daylight saving time
    '7-days': ['2026-03-24', '2026-03-30'],
    '28-days': ['2026-03-03', '2026-03-30'],
    '90-days': ['2025-12-31', '2026-03-30'],
    month: ['2026-03-01', '2026-03-30'],
    'last-month': ['2026-02-01', '2026-02-28'],
  };

  it.each(Object.keys(periodPresets) as PeriodPreset[])('returns the days of %s', (preset) => {
    const [from, to] = days[preset];
    expect(periodOn({ dates: preset }, 'today', '2026-03-30')).toEqual({ preset, from, to });
  });

  it("uses the screen's preset if there are no dates", () => {
    expect(periodOn({}, 'yesterday', '2026-01-01')).toEqual({
      preset: 'yesterday',
      from: '2025-12-31',
      to: '2025-12-31',
    });
  });

  it('returns two chosen days', () => {
    expect(periodOn({ dates: '2026-11-01_2026-11-07' }, 'today', '2026-01-01')).toEqual({
      from: '2026-11-01',
      to: '2026-11-07',
    });
  });
});

it.each([
  ['none', 'none'],
  ['year', 'year'],
  ['previous', undefined],
])('parses the comparison %j as %j if years can be compared', (compare, read) => {
  expect(parseYearlyPeriodState({ compare }).compare).toBe(read);
});

it.each([
  ['Europe/Moscow', '2026-11-21'],
  ['America/New_York', '2026-11-20'],
  ['Mars/Olympus', todayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date('2026-11-20T21:30:00Z'))],
])('in %s the day is %s', (timezone, day) => {
  expect(todayIn(timezone, new Date('2026-11-20T21:30:00Z'))).toBe(day);
});

it('accepts only days in the format of the contract', () => {
  expect(['2026-12-31', '2026-2-1', '31/12/2026', '2026-02-30', null].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
