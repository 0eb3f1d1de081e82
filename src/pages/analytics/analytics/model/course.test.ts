import { expect, it } from 'vitest';
import type { AnalyticsAnswer } from '@/shared/api';
import { courseOf, partialWeeks, shareOf, weekOf } from './course';

const answer = (dimensions: string[], rows: [string[], number | null, number?][]) =>
  ({
    dimensions,
    rows: rows.map(([dims, click, before]) => ({
      dims: dims.map((value) => ({ value, label: value })),
      metrics: { click },
      compare: before === undefined ? null : { click: before },
    })),
  }) as unknown as AnalyticsAnswer;

it('goes by day', () => {
  expect(courseOf(answer(['date'], [[['2026-11-01'], 5, 4]]), 'click')).toEqual([
    { at: '2026-11-01', now: 5, before: 4 },
  ]);
});

it('goes by hour, with the day where there are two', () => {
  const hours = (...days: string[]) =>
    courseOf(
      answer(
        ['date', 'hour'],
        days.map((day) => [[day, '7'], 5]),
      ),
      'click',
    ).map(({ at }) => at);
  expect(hours('2026-11-01')).toEqual(['07:00']);
  expect(hours('2026-11-01', '2026-11-02')).toEqual(['01/11 07:00', '02/11 07:00']);
});

it.each([
  // a Wednesday to a Saturday two weeks later
  ['2026-11-04', '2026-11-21', '2026-12-01', { '2026-11-02': '5 of 7 days', '2026-11-16': '6 of 7 days' }],
  ['2026-11-02', '2026-11-22', '2026-12-01', {}],
  ['2026-11-02', '2026-11-22', '2026-11-22', {}],
  // the week under way
  ['2026-11-02', '2026-11-22', '2026-11-18', { '2026-11-16': '3 of 7 days' }],
  ['2026-11-02', '2026-11-22', '2026-11-10', { '2026-11-09': '2 of 7 days', '2026-11-16': '0 of 7 days' }],
])('weeks from %s to %s, seen on %s, are partly there: %j', (date_from, date_to, today, parts) => {
  const weeks = answer(
    ['week'],
    [
      [['2026-11-02'], 5],
      [['2026-11-09'], 5],
      [['2026-11-16'], 5],
    ],
  );
  const passport = { date_from, date_to } as AnalyticsAnswer['passport'];
  expect(Object.fromEntries(partialWeeks({ ...weeks, passport }, today))).toEqual(parts);
});

it('lays out a week from Monday', () => {
  const week = weekOf(
    answer(
      ['weekday', 'hour'],
      [
        [['1', '0'], 3],
        [['7', '23'], 9],
      ],
    ),
    'click',
  );
  expect([week.length, week[0]?.[0], week[6]?.[23], week[3]?.[12]]).toEqual([7, 3, 9, null]);
});

it.each([
  [25, 100, '25%'],
  [0, 100, '0%'],
  [1, 0, undefined],
  [null, 100, undefined],
  [-5, 100, undefined],
])('%j of %j is %j', (part, total, text) => {
  expect(shareOf(part, total)?.text).toBe(text);
});
