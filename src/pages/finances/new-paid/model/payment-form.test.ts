import { describe, expect, it } from 'vitest';
import type { Balance } from '@/shared/api';
import {
  blankPayment,
  isLargeDeposit,
  type PaymentType,
  paymentResolver,
  toRequest,
  validatePayment,
} from './payment-form';

const balance: Balance = {
  currency: 'RUB',
  precision: 2,
  balance: '170.00',
  held: '50.00',
  free: '120.00',
  credit_limit: '0.00',
  available: '100.00',
  per_day: '0.00',
  unposted: '20.00',
  days_left: null,
  min_withdrawal: '10.00',
  large_deposit: '1000000.00',
  days: [],
};

describe('validatePayment', () => {
  it.each<[PaymentType, string, string | undefined]>([
    ['withdrawal', '100', undefined],
    ['withdrawal', '100.00', undefined],
    ['withdrawal', '100.01', 'More than is available'],
    ['withdrawal', '150', 'More than is available'],
    ['withdrawal', '10', undefined],
    ['withdrawal', '9.99', 'At least 10.00'],
    ['deposit', '1000000', undefined],
    ['deposit', '0.00', 'Must not be 0'],
    ['deposit', '1.005', 'At most 2 decimal places'],
    ['deposit', '1,5', 'Enter an amount like 1500.00'],
    ['deposit', '1e3', 'Enter an amount like 1500.00'],
    ['deposit', 'NaN', 'Enter an amount like 1500.00'],
    ['deposit', '', 'Enter an amount like 1500.00'],
  ])('checks a %s of %s: %s', (type, amount, message) => {
    const rules = { type, needsClient: false, balances: [balance] };
    expect(validatePayment({ user_id: null, amount, currency: 'RUB' }, rules).amount?.[0]).toBe(message);
  });

  it('requires a client if the user acts for others', () => {
    const rules = { type: 'deposit', needsClient: true, balances: [] } as const;
    expect(validatePayment({ user_id: null, amount: '5', currency: '' }, rules)).toEqual({ user_id: ['Required'] });
    expect(validatePayment({ user_id: 7, amount: '5', currency: '' }, rules)).toEqual({});
  });
});

it.each([
  ['1000000.01', '1000000.00', true],
  ['1000000', '1000000.00', false],
  ['999999999999', '1000000.00', true],
  ['999999999999', '0.00', false],
])('a deposit of %s with the threshold %s is large: %s', (amount, large_deposit, expected) => {
  expect(isLargeDeposit(amount, { ...balance, large_deposit })).toBe(expected);
});

it.each([
  ['-5.00', 'Enter an amount like 1500.00, without a sign and with at most 12 digits before the point'],
  [
    '12345678901234567890.00',
    'Enter an amount like 1500.00, without a sign and with at most 12 digits before the point',
  ],
  ['0.00', 'Must not be 0'],
  ['999999999999.99', undefined],
])('refuses %s with a reason', async (amount, message) => {
  const resolve = paymentResolver({ type: 'deposit', needsClient: false }, () => [balance]);
  const values = { ...blankPayment('deposit', undefined), amount, currency: 'RUB' };
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(errors.amount?.message).toBe(message);
});

it('leaves fields that do not apply out of the request', () => {
  const values = {
    user_id: null,
    amount: '5.00',
    currency: 'RUB',
    method: 'bank',
    comment: '',
    requisites: null,
  } as const;
  expect(toRequest('deposit', 'a key', values)).toEqual({
    type: 'deposit',
    idempotency_key: 'a key',
    amount: '5.00',
    currency: 'RUB',
    method: 'bank',
    comment: '',
  });
});
