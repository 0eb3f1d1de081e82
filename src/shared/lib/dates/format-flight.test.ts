import { expect, it } from 'vitest';
import { formatFlight } from './format-flight';

it.each([
  ['2026-11-01', '2026-12-31', '01/11/2026 – 31/12/2026'],
  ['2026-11-01', null, 'From 01/11/2026'],
  [null, '2026-12-31', 'Until 31/12/2026'],
  [null, null, 'Any day'],
])('%s to %s', (start, end, expected) => {
  expect(formatFlight(start, end)).toBe(expected);
});
