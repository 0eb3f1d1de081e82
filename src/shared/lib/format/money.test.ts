import { expect, it } from 'vitest';
import { formatMoney } from './money';

it.each([
  [15_000, 'RUB', 'RUB 15,000'],
  [2184.5, 'RUB', 'RUB 2,184.50'],
  [12.5, 'EUR', '€12.50'],
  [0, 'EUR', '€0'],
  [1200, 'JPY', 'JP¥1,200'],
])('%d %s', (value, currency, expected) => {
  // the currency code is followed by a non-breaking space
  expect(formatMoney(value, currency).replace('\u00A0', ' ')).toBe(expected);
});
