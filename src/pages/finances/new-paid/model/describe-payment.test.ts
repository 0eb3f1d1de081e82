import { expect, it } from 'vitest';
import type { Balance } from '@/shared/api';
import { describePayment } from './describe-payment';

const balance: Balance = {
  currency: 'EUR',
  precision: 2,
  balance: '150.00',
  held: '50.00',
  free: '100.00',
  credit_limit: '20.00',
  available: '120.00',
  per_day: '0.00',
  days_left: null,
  min_withdrawal: '10.00',
  days: [],
};

it('tells what a deposit leads to', () => {
  const steps = describePayment('deposit', '80.10', balance);
  expect(steps?.[0]).toBe('An invoice for €80.10, including VAT, is issued at once.');
  expect(steps?.[2]).toBe('When the money has arrived, the available amount grows from €120.00 to €200.10.');
});

it('tells what a payout leads to', () => {
  expect(describePayment('withdrawal', '100', balance)?.[0]).toBe('€100.00 is held at once; €0.00 stays available.');
});

it.each(['', '1,5', '0', '-5.00', '0.001'])('says nothing of a deposit of "%s"', (amount) => {
  expect(describePayment('deposit', amount, balance)).toBeNull();
});

it.each(['', '1,5', '0', '150'])('says nothing of a payout of "%s"', (amount) => {
  expect(describePayment('withdrawal', amount, balance)).toBeNull();
});
