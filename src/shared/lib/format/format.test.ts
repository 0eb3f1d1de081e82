import { expect, test } from 'vitest';
import { formatCount, formatDuration, formatNumber, formatSpan, numberFormatter } from './format';

test.each([
  [0, '0 shows'],
  [1, '1 show'],
  [1200, '1,200 shows'],
])('%d shows read %s', (count, text) => {
  expect(formatCount(count, 'show')).toBe(text);
});

test.each([
  [0, '0:00'],
  [-1, '0:00'],
  [5.4, '0:05'],
  [59.6, '1:00'],
  [90, '1:30'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [36_061, '10:01:01'],
])('%d seconds read %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test.each([
  [0, '0 s'],
  [45, '45 s'],
  [90, '1 min 30 s'],
  [3600, '1 h'],
  [7200, '2 h'],
  [5400, '1 h 30 min'],
  [86_400, '24 h'],
])('%d seconds span %s', (seconds, text) => {
  expect(formatSpan(seconds)).toBe(text);
});

test.each([
  [0, '0'],
  [1234, '1,234'],
  [1234567.891, '1,234,567.89'],
  [-0.5, '-0.5'],
])('%d reads %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test.each([
  [undefined, 1234.567, '1,234.57'],
  [{ style: 'currency', currency: 'EUR' } as const, 1234.5, '€1,234.50'],
  [{ style: 'percent' } as const, 0.4217, '42.17%'],
])('with %o, %d reads %s', (options, value, text) => {
  expect(numberFormatter(options)(value)).toBe(text);
});
