import { expect, test } from 'vitest';
import { formatNumberInput, parseNumber, stepNumber, validateNumber } from './number-rule';

test.each([
  [null, ''],
  [undefined, ''],
  [0, '0'],
  [-1234.5, '-1,234.5'],
  [0.0000001, '0.0000001'],
  [1e21, '1,000,000,000,000,000,000,000'],
  ['twelve', 'twelve'],
])('formats %s as %j', (value, text) => {
  expect(formatNumberInput(value)).toBe(text);
});

test.each([
  ['', null],
  ['  ', null],
  ['1,250.5', 1250.5],
  ['30 s', 30],
  ['30 seconds', 30],
  ['twelve', 'twelve'],
])('parses %j as %j', (text, value) => {
  expect(parseNumber(text, ['s', 'seconds'])).toBe(value);
});

test.each([
  [null, {}, undefined],
  [5, { min: 5, max: 5 }, undefined],
  [4, { min: 5 }, 'At least 5'],
  [10_001, { max: 10_000 }, 'At most 10,000'],
  [1.5, { integer: true }, 'Write a whole number'],
  ['twelve', {}, 'Write a number, such as 1,250.5'],
])('%j with the rule %j: %s', (value, rule, message) => {
  expect(validateNumber(value, rule)).toBe(message);
});

test.each([
  [null, 1, { min: 5 }, 5],
  [null, -1, {}, 0],
  [0.1, 2, { step: 0.1 }, 0.3],
  [95, 10, { max: 100 }, 100],
  [5, -10, { min: 0 }, 0],
])('%j plus %i steps with the rule %j is %d', (value, steps, rule, result) => {
  expect(stepNumber(value, steps, rule)).toBe(result);
});
