import { expect, it } from 'vitest';
import type { AnalyticsAnswer } from '@/shared/api';
import { sampleAnswer } from './sample-answer';
import { hourUnderWay, partialWeeks, shareOf, timeSeriesOf, trendOf, weekOf } from './time-series';

/** The hour from eight to nine is still under way. */
const present = { today: '2026-11-21', hour: 8 };

it('has a point for each day', () => {
  expect(timeSeriesOf(sampleAnswer(['date'], [[['2026-11-01'], 5, 4]]), 'click', present)).toEqual([
    { at: '2026-11-01', now: 5, before: 4 },
  ]);
});

it('has a point for each hour, with the date if there are several days', () => {
  const hours = (...days: string[]) =>
    timeSeriesOf(
      sampleAnswer(
        ['date', 'hour'],
        days.map((day) => [[day, '7'], 5]),
      ),
      'click',
      present,
    ).map(({ at }) => at);
  expect(hours('2026-11-01')).toEqual(['07:00']);
  expect(hours('2026-11-01', '2026-11-02')).toEqual(['01/11 07:00', '02/11 07:00']);
});

it.each([
  // from a Wednesday to a Saturday two weeks later
  ['2026-11-04', '2026-11-21', '2026-12-01', { '2026-11-02': '5 of 7 days', '2026-11-16': '6 of 7 days' }],
  ['2026-11-02', '2026-11-22', '2026-12-01', {}],
  ['2026-11-02', '2026-11-22', '2026-11-22', {}],
  // includes the current week
  ['2026-11-02', '2026-11-22', '2026-11-18', { '2026-11-16': '3 of 7 days' }],
  ['2026-11-02', '2026-11-22', '2026-11-10', { '2026-11-09': '2 of 7 days', '2026-11-16': '0 of 7 days' }],
])('counts the days of partial weeks from %s to %s, seen on %s: %j', (date_from, date_to, today, parts) => {
  const weeks = sampleAnswer(
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

it.each([
  [['date'], [['2026-11-20'], ['2026-11-21']], [0]],
  [['week'], [['2026-11-09'], ['2026-11-16']], [0]],
  [
    ['date', 'hour'],
    [
      ['2026-11-20', '23'],
      ['2026-11-21', '7'],
      ['2026-11-21', '8'],
      ['2026-11-21', '9'],
    ],
    [0, 1],
  ],
])('leaves incomplete moments out of a trend by %j', (dimensions, moments, expected) => {
  const passport = { date_from: '2026-11-09', date_to: '2026-11-21' } as AnalyticsAnswer['passport'];
  const timeSeries = sampleAnswer(
    dimensions,
    moments.map((dims, index) => [dims, index]),
  );
  expect(trendOf({ ...timeSeries, passport }, present).map(({ click }) => click)).toEqual(expected);
});

it('has no value for hours in the future', () => {
  const hours = ['7', '8', '9'].map((hour): [string[], number, number] => [['2026-11-21', hour], 0, 5]);
  expect(timeSeriesOf(sampleAnswer(['date', 'hour'], hours), 'click', present)).toEqual([
    { at: '07:00', now: 0, before: 5 },
    { at: '08:00', now: 0, before: 5 },
    { at: '09:00', now: null, before: 5 },
  ]);
  expect(hourUnderWay(sampleAnswer(['date', 'hour'], hours), present)).toBe('08:00');
  expect(hourUnderWay(sampleAnswer(['date', 'hour'], hours), { today: '2026-11-22', hour: 8 })).toBeUndefined();
});

it('shows a repeated hour as a separate point', () => {
  const hours = ['0', '1', '1-05:00', '2'].map((hour): [string[], number, number] => [['2026-11-01', hour], 4, 5]);
  const moments = timeSeriesOf(sampleAnswer(['date', 'hour'], hours), 'click', present);
  expect(moments.map(({ at }) => at)).toEqual(['00:00', '01:00', '01:00 (UTC-05:00)', '02:00']);
  expect(moments.map(({ now }) => now)).toEqual([4, 4, 4, 4]);
});

const hoursOfWeek = sampleAnswer(
  ['weekday', 'hour'],
  [
    [['1', '0'], 12],
    [['1', '9'], 12],
    [['2', '0'], 12],
    [['7', '23'], 12],
  ],
);

it.each([
  ['three Mondays, two of each other day', '2026-11-02', '2026-11-16', [4, 4, 6, 6]],
  // the current time is after eight on Saturday 21/11/2026
  ['days that have not begun', '2026-11-16', '2026-12-31', [12, 12, 12, null]],
  ['a Monday alone', '2026-11-16', '2026-11-16', [12, 12, null, null]],
])('averages each hour of the week, starting on Monday: %s', (_, date_from, date_to, expected) => {
  const passport = { date_from, date_to, timezone: 'UTC' } as AnalyticsAnswer['passport'];
  const week = weekOf({ ...hoursOfWeek, passport }, 'click', present);
  expect([week[0]?.[0], week[0]?.[9], week[1]?.[0], week[6]?.[23]]).toEqual(expected);
  expect([week.length, week[3]?.length, week[3]?.[12]]).toEqual([7, 24, null]);
});

it('averages an hour over the days on which it has begun', () => {
  const passport = { date_from: '2026-11-02', date_to: '2026-11-16', timezone: 'UTC' } as AnalyticsAnswer['passport'];
  const week = weekOf({ ...hoursOfWeek, passport }, 'click', { today: '2026-11-16', hour: 8 });
  expect([week[0]?.[0], week[0]?.[9]]).toEqual([4, 6]);
});

it.each([
  // clocks are set from two to three
  ['that Sunday alone', '2026-03-29', '2026-03-29', [12, null, 12]],
  ['a Sunday besides', '2026-03-22', '2026-03-29', [6, 12, 6]],
])('leaves out the hour skipped by a clock change: %s', (_, date_from, date_to, expected) => {
  const passport = { date_from, date_to, timezone: 'Europe/Berlin' } as AnalyticsAnswer['passport'];
  const hours = ['1', '2', '3'].map((hour): [string[], number] => [['7', hour], 12]);
  const week = weekOf({ ...sampleAnswer(['weekday', 'hour'], hours), passport }, 'click', present);
  expect(week[6]?.slice(1, 4)).toEqual(expected);
});

it('adds up both occurrences of a repeated hour', () => {
  const day = '2026-10-25';
  const passport = { date_from: day, date_to: day, timezone: 'Europe/Berlin' } as AnalyticsAnswer['passport'];
  const hours = ['2', '2+01:00'].map((hour): [string[], number] => [['7', hour], 12]);
  const week = weekOf({ ...sampleAnswer(['weekday', 'hour'], hours), passport }, 'click', present);
  expect(week[6]?.slice(1, 4)).toEqual([null, 24, null]);
});

it('does not average rates', () => {
  const passport = { date_from: '2026-11-02', date_to: '2026-11-16', timezone: 'UTC' } as AnalyticsAnswer['passport'];
  const rows = hoursOfWeek.rows.map((row) => ({ ...row, metrics: { ctr: 0.5 } }));
  expect(weekOf({ ...hoursOfWeek, rows, passport }, 'ctr', present)[0]?.[0]).toBe(0.5);
});

it.each([
  [25, 100, 0.25],
  [0, 100, 0],
  [1, 0, undefined],
  [null, 100, undefined],
  [-5, 100, undefined],
])('the share of %j in %j is %j', (part, total, share) => {
  expect(shareOf(part, total)).toBe(share);
});
