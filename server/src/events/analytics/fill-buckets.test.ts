import type { AnalyticsDimension } from '@preroll/rules/analytics/analytics-dimensions';
import { readQuestion } from '@preroll/rules/analytics/analytics-question';
import { expect, test } from 'vitest';
import { fillBuckets } from './fill-buckets.ts';

/** 00:11 on the 28th in Tokyo. */
const now = new Date('2026-11-27T15:11:00Z');

const questionOf = (
  dimensions: AnalyticsDimension[],
  { compare = 'none', from = '2026-11-27', to = '2026-11-28', timezone = 'Asia/Tokyo' } = {},
) => {
  const asked = readQuestion(
    'admin',
    {
      ...{ date_from: from, date_to: to, timezone, dimensions, metrics: ['click'] },
      compare: compare as 'none',
    },
    now,
  );
  if (!('question' in asked)) throw new Error(JSON.stringify(asked));
  return asked.question;
};

test.each<{ dimensions: AnalyticsDimension[]; last: string; count: number }>([
  { dimensions: ['date'], last: '2026-11-28', count: 2 },
  { dimensions: ['date', 'hour'], last: '2026-11-28 0', count: 25 },
  // of the previous day
  { dimensions: ['hour'], last: '23', count: 24 },
  { dimensions: ['weekday'], last: '6', count: 2 },
])('by $dimensions, omits buckets that have not started', ({ dimensions, last, count }) => {
  const rows = fillBuckets(questionOf(dimensions, { to: '2026-11-30' }), [], now);
  expect(rows).toHaveLength(count);
  expect(rows.at(-1)?.values.join(' ')).toBe(last);
});

test.each([
  ['2026-11-01T05:30:00Z', ['0', '1']],
  ['2026-11-01T06:00:00Z', ['0', '1', '1-05:00']],
  ['2026-11-01T06:30:00Z', ['0', '1', '1-05:00']],
  ['2026-11-01T07:00:00Z', ['0', '1', '1-05:00', '2']],
])('at %s, hours that New York shows twice begin one after the other', (at, hours) => {
  const question = questionOf(['hour'], { from: '2026-11-01', to: '2026-11-01', timezone: 'America/New_York' });
  expect(fillBuckets(question, [], new Date(at)).map(({ values }) => values[0])).toEqual(hours);
});

test('leaves metrics of buckets that have not started empty in comparisons, where both periods count equally long', () => {
  const rows = fillBuckets(questionOf(['date', 'hour'], { compare: 'previous_period' }), [], now);
  const ofDay = rows.filter(({ values: [day] }) => day === '2026-11-28');
  expect(ofDay).toHaveLength(24);
  expect(ofDay[0]).toMatchObject({ metrics: { click: 0 }, compare: { click: 0 } });
  for (const row of ofDay.slice(1)) expect(row).toMatchObject({ metrics: { click: null }, compare: { click: null } });
});

test('keeps the row of an event that a fast clock put in the future', () => {
  const found = { values: ['2026-11-28', '1'], metrics: { click: 3 }, compare: null };
  expect(fillBuckets(questionOf(['date', 'hour']), [found], now).at(-1)).toEqual(found);
});
