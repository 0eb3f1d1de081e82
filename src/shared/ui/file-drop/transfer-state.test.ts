import { expect, it } from 'vitest';
import { percent } from './transfer-state';

it.each([
  { sent: 0, total: 0, expected: 0 },
  { sent: 0, total: 10, expected: 0 },
  { sent: 999, total: 1000, expected: 99 },
  { sent: 1000, total: 1000, expected: 100 },
])('$sent of $total is $expected percent', ({ sent, total, expected }) => {
  expect(percent({ sent, total })).toBe(expected);
});
