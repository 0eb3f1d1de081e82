import { Money } from '@preroll/rules/finance/money';
import type { Balance } from '@/shared/api';
import { formatAmount } from '@/shared/lib/format';
import { type PaymentType, validatePayment } from './payment-form';

/**
 * Describes what happens after a payment is requested, step by step. While the amount is invalid, the steps are shown
 * without it, so that the page does not move while the user types.
 *
 * @param amount the value of the form; null if there is none
 */
export function describePayment(type: PaymentType, amount: string | null, balance: Balance): readonly string[] {
  const written = amount === null ? null : readAmount(type, amount, balance);
  const unit = { code: balance.currency, precision: balance.precision };
  const write = (value: Money | string) => formatAmount(String(value), balance);
  if (type === 'deposit')
    return [
      `An invoice for ${written === null ? 'the amount' : write(written)}, including VAT, is issued at once.`,
      'It is paid by bank transfer, with the payment purpose that it names.',
      written === null
        ? `When the money has arrived, the available amount grows from ${write(balance.available)} by it.`
        : `When the money has arrived, the available amount grows from ${write(balance.available)} to ${write(Money.of(balance.available, unit).plus(written))}.`,
    ];
  return [
    written === null
      ? `The amount is held at once. ${write(balance.available)} is available now.`
      : `${write(written)} is held at once; ${write(Money.of(balance.available, unit).minus(written))} stays available.`,
    'We check the request. Until then, it can be cancelled.',
    'Then the amount is transferred to the bank account. If we reject the request, you see why, and the amount is available again.',
  ];
}

function readAmount(type: PaymentType, amount: string, balance: Balance): Money | null {
  const rules = { type, needsClient: false, balances: [balance] };
  const refused = validatePayment({ user_id: null, amount, currency: balance.currency }, rules);
  if (Object.keys(refused).length > 0 || amount.startsWith('-')) return null;
  return Money.of(amount, { code: balance.currency, precision: balance.precision });
}
