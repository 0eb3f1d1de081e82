import { expect, test } from 'vitest';
import type { Balance } from '@/shared/api';
import { amountPresets } from './amount-presets';

const balance = {
  currency: 'RUB',
  precision: 2,
  available: '104633.94',
  per_day: '4120.50',
  min_withdrawal: '1000.00',
} as Balance;

test('offers deposits for a number of days, and a payout of the whole balance', () => {
  expect(amountPresets('deposit', balance)).toEqual([
    { label: '7 days: 28,843.50', value: '28843.50' },
    { label: '30 days: 123,615.00', value: '123615.00' },
  ]);
  expect(amountPresets('withdrawal', balance)).toEqual([{ label: 'Everything: 104,633.94', value: '104633.94' }]);
});

test('offers no amount that the form would refuse', () => {
  expect(amountPresets('deposit', { ...balance, per_day: '0.00' })).toEqual([]);
  expect(amountPresets('withdrawal', { ...balance, available: '999.99' })).toEqual([]);
  expect(amountPresets('withdrawal', { ...balance, available: '-20.00' })).toEqual([]);
});
