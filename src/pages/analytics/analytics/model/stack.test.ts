import { expect, it } from 'vitest';
import { sampleAnswer } from './sample-answer';
import { stackOf } from './stack';

const present = { today: '2026-11-21', hour: 8 };
const none = { part1: null, part2: null, part3: null, part4: null, part5: null };

it('divides days into the largest parts and the others', () => {
  const whole = sampleAnswer(
    ['date'],
    [
      [['2026-11-01'], 10, 7],
      [['2026-11-02'], 4, 8],
    ],
  );
  const countries = ['RU', 'KZ', 'US', 'FR', 'DE', 'IT'];
  const parts = sampleAnswer(
    ['country'],
    countries.map((code, index) => [[code], 9 - index]),
  );
  const stack = sampleAnswer(
    ['date', 'country'],
    [
      [['2026-11-01', 'RU'], 5],
      [['2026-11-01', 'KZ'], 2],
    ],
  );
  const { data, series } = stackOf({ whole, parts, stack }, 'click', present);
  expect(series.map(({ label }) => label)).toEqual(['RU', 'KZ', 'US', 'FR', 'DE', 'Others']);
  const zeros = { part3: 0, part4: 0, part5: 0 };
  expect(data).toEqual([
    { at: '2026-11-01', part1: 5, part2: 2, ...zeros, others: 3, before: 7 },
    { at: '2026-11-02', part1: 0, part2: 0, ...zeros, others: 4, before: 8 },
  ]);
});

it('has no values for future hours, and no others if all values are drawn', () => {
  const hours = (of: number): [string[], number][] => ['8', '9'].map((hour) => [['2026-11-21', hour], of]);
  const whole = sampleAnswer(['date', 'hour'], hours(3));
  const parts = sampleAnswer(['device'], [[['mobile'], 6]]);
  const stack = sampleAnswer(['date', 'hour', 'device'], [[['2026-11-21', '8', 'mobile'], 3]]);
  const { data, series } = stackOf({ whole, parts, stack }, 'click', present);
  expect(series.map(({ label }) => label)).toEqual(['mobile']);
  expect(data).toEqual([
    { at: '08:00', ...none, part1: 3, others: 0, before: null },
    { at: '09:00', ...none, others: null, before: null },
  ]);
});
