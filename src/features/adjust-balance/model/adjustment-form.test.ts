import { expect, it } from 'vitest';
import type { Balance } from '@/shared/api';
import { creditResolver } from './adjustment-form';

const balance: Balance = {
  currency: 'RUB',
  precision: 2,
  balance: '0.00',
  held: '0.00',
  free: '0.00',
  credit_limit: '0.00',
  available: '0.00',
  per_day: '0.00',
  unposted: '0.00',
  days_left: null,
  min_withdrawal: '10.00',
  large_deposit: '1000000.00',
  days: [],
};

it.each([
  ['0', undefined],
  ['0.00', undefined],
  ['20000.00', undefined],
  ['-5.00', 'Enter an amount like 1500.00, without a sign and with at most 12 digits before the point'],
  ['0.005', 'At most 2 decimal places'],
])('validates the credit limit %s: %s', async (credit_limit, message) => {
  const values = { credit_limit, comment: 'A good customer' };
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await creditResolver(balance)(values, undefined, options);
  expect(errors.credit_limit?.message).toBe(message);
});
