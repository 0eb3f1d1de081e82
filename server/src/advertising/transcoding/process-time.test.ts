import { expect, test } from 'vitest';
import { processTime } from './process-time.ts';

test.each([
  [0, '0:00'],
  [1_600, '0:02'],
  [59_400, '0:59'],
  [59_600, '1:00'],
  [754_000, '12:34'],
  [3_661_000, '61:01'],
])('%i ms is %s', (milliseconds, text) => {
  expect(processTime(milliseconds)).toBe(text);
});
