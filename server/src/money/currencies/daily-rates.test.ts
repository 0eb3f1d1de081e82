import { expect, it } from 'vitest';
import { rateByDay } from './daily-rates.ts';

const rateOn = rateByDay([
  { code: 'EUR', day: '2026-03-01', rate: 90 },
  { code: 'USD', day: '2026-03-02', rate: 80 },
  { code: 'EUR', day: '2026-03-10', rate: 95 },
]);

it.each([
  ['EUR', '2026-03-01', 90],
  ['EUR', '2026-03-09', 90],
  ['EUR', '2026-03-10', 95],
  ['EUR', '2026-12-31', 95],
  ['EUR', '2026-01-01', 90],
  ['USD', '2026-03-10', 80],
  ['RUB', '2026-03-10', 1],
])('%s on %s: %f', (code, day, rate) => {
  expect(rateOn(code, day)).toBe(rate);
});
