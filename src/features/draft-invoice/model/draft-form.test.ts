import { expect, it } from 'vitest';
import { sumLines, validateDraft } from './draft-form';

const unit = { code: 'RUB', precision: 2 };
const line = (total: string) => ({ title: 'Advertising', total });

it.each([
  [1, ['10', '0.5'], {}],
  [null, ['10'], { user_id: ['Required'] }],
  [1, ['10', '0.005'], { 'lines.1.total': ['At most 2 decimal places'] }],
  [1, ['0', 'x'], { 'lines.0.total': ['Must not be 0'], 'lines.1.total': ['Enter an amount like 1500.00'] }],
])('refuses a draft for %j with %j: %j', (user_id, totals, refused) => {
  expect(validateDraft({ user_id, lines: totals.map(line) }, unit)).toEqual(refused);
});

it.each([
  [['10', '0.5'], '10.50'],
  [['0.10', '0.20'], '0.30'],
  [['10', ''], null],
])('adds up %j to %j', (totals, sum) => {
  expect(sumLines(totals.map(line), unit)).toBe(sum);
});
