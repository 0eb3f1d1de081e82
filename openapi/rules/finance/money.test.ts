import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CurrencyUnit, Money, validateAmount } from './money.ts';

const rub: CurrencyUnit = { code: 'RUB', precision: 2 };
const yen: CurrencyUnit = { code: 'JPY', precision: 0 };
const money = (amount: string, unit = rub) => Money.of(amount, unit);

describe('Money', () => {
  it.each([
    ['0.005', '0.00'],
    ['0.015', '0.02'],
    ['0.025', '0.02'],
    ['-0.025', '-0.02'],
    ['-0.035', '-0.04'],
    ['0.0251', '0.03'],
    ['1', '1.00'],
  ])('rounds %s half even to %s', (amount, rounded) => {
    expect(money(amount).rounded().toString()).toBe(rounded);
  });

  it.each([
    ['12.500000', rub, '12.50'],
    ['12.512000', rub, '12.512'],
    ['12', yen, '12'],
    ['0.1', yen, '0.1'],
    ['-0.000000', rub, '0.00'],
    ['99999999999999.999999', rub, '99999999999999.999999'],
  ])('writes %s with the decimal places of the currency', (amount, unit, text) => {
    expect(money(amount, unit).toString()).toBe(text);
  });

  it('adds exactly', () => {
    expect(money('0.1').plus(money('0.2')).compare(money('0.3'))).toBe(0);
    expect(money('0.3').minus(money('0.1')).toString()).toBe('0.20');
    expect(money('5').negated().sign).toBe(-1);
    expect(money('10').dividedBy(money('3'))).toBe(3);
  });

  it.each(['', '1e5', 'NaN', 'Infinity', '1,5', '+1', ' 1', '.5', '5.', '0x1'])('refuses %j', (amount) => {
    expect(() => money(amount)).toThrow();
  });

  it('rejects amounts of different currencies', () => {
    expect(() => money('1').plus(money('1', yen))).toThrow('JPY does not mix with RUB');
  });

  const amounts = fc
    .bigInt({ min: 0n, max: 10n ** 14n })
    .map((cents) => money(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`));
  const percents = fc.integer({ min: 0, max: 9999 }).map((hundredths) => (hundredths / 100).toFixed(2));

  it('loses nothing when an amount is divided or its VAT is separated', () => {
    fc.assert(
      fc.property(amounts, percents, (whole, percent) => {
        const { part, rest } = whole.share(percent);
        const { amount, vat } = whole.withoutVat(percent);
        return (
          part.plus(rest).compare(whole) === 0 &&
          amount.plus(vat).compare(whole) === 0 &&
          [part, rest, amount, vat].every((one) => one.sign >= 0 && one.rounded().compare(one) === 0)
        );
      }),
    );
  });
});

describe('validateAmount', () => {
  it.each([
    ['1500.00', rub, null],
    ['-1', rub, null],
    ['0.01', rub, null],
    ['1', yen, null],
    ['0', rub, 'Must not be 0'],
    ['0.00', rub, 'Must not be 0'],
    ['1.005', rub, 'At most 2 decimal places'],
    ['1.0', yen, 'No decimal places in JPY'],
    ['', rub, 'Enter an amount like 1500.00'],
    ['1,5', rub, 'Enter an amount like 1500.00'],
    ['1e3', rub, 'Enter an amount like 1500.00'],
    ['1234567890123', rub, 'Enter an amount like 1500.00'],
  ])('%s in %o: %s', (amount, unit, message) => {
    expect(validateAmount(amount, unit)).toBe(message);
  });
});
