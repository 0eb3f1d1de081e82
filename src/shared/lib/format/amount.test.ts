import { describe, expect, it } from 'vitest';
import { formatAmount } from './amount';

const write = (...args: Parameters<typeof formatAmount>) =>
  // the currency code is followed by a non-breaking space
  formatAmount(...args).replace('\u00A0', ' ');

describe('formatAmount', () => {
  it.each([
    ['15000', 'RUB', 2, 'RUB 15,000.00'],
    ['-37344.280000', 'RUB', 2, '−RUB 37,344.28'],
    ['0', 'EUR', 2, 'EUR 0.00'],
    ['-0.001', 'EUR', 2, 'EUR 0.00'],
    ['1200', 'JPY', 0, 'JPY 1,200'],
    ['1.5', 'BHD', 3, 'BHD 1.500'],
    ['1.5', 'RUB', 4, 'RUB 1.5000'],
    // beyond the precision of a float
    ['99999999999999.999999', 'RUB', 2, 'RUB 100,000,000,000,000.00'],
    ['9007199254740993.01', 'RUB', 2, 'RUB 9,007,199,254,740,993.01'],
    // half to even
    ['0.125', 'RUB', 2, 'RUB 0.12'],
    ['0.135', 'RUB', 2, 'RUB 0.14'],
  ])('%s %s with %d decimals', (amount, currency, precision, expected) => {
    expect(write(amount, { currency, precision })).toBe(expected);
  });

  it.each([
    ['500000.00', '+500,000.00'],
    ['-67548.84', '−67,548.84'],
    ['0.00', '0.00'],
  ])('shows the sign of %s in a column whose heading has the currency', (amount, expected) => {
    expect(write(amount, { currency: 'RUB', precision: 2 }, { signed: true, bare: true })).toBe(expected);
  });
});
