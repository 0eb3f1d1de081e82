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
  unposted: '0.00',
  days_left: null,
  min_withdrawal: '10.00',
  large_deposit: '1000000.00',
  days: [],
};

it('describes the steps of a deposit', () => {
  const steps = describePayment('deposit', '80.10', balance);
  expect(steps[0]).toBe('An invoice for EUR 80.10, including VAT, is issued at once.');
  expect(steps[2]).toBe('When the money has arrived, the available amount grows from EUR 120.00 to EUR 200.10.');
});

it('describes the steps of a payout', () => {
  expect(describePayment('withdrawal', '100', balance)[0]).toBe(
    'EUR 100.00 is held at once; EUR 20.00 stays available.',
  );
});

it.each([null, '', '1,5', '0', '-5.00', '0.001'])('leaves the amount "%s" out of the steps of a deposit', (amount) => {
  const [first, , last] = describePayment('deposit', amount, balance);
  expect(first).toBe('An invoice for the amount, including VAT, is issued at once.');
  expect(last).toBe('When the money has arrived, the available amount grows from EUR 120.00 by it.');
});

it.each([null, '', '1,5', '0', '150'])('leaves the amount "%s" out of the steps of a payout', (amount) => {
  const [first] = describePayment('withdrawal', amount, balance);
  expect(first).toBe('The amount is held at once. EUR 120.00 is available now.');
});
