import { Money } from '@preroll/rules/money';
import type { Balance } from '@/shared/api';
import { formatAmount } from '@/shared/lib/format';
import { type PaymentType, refusePayment } from './payment-form';

/**
 * What will happen once a payment is asked for, step by step; null as long as its amount can't be paid.
 *
 * @param amount decimal text of the form
 */
export function describePayment(type: PaymentType, amount: string, balance: Balance): readonly string[] | null {
  const rules = { type, needsClient: false, balances: [balance] };
  const refused = refusePayment({ user_id: null, amount, currency: balance.currency }, rules);
  if (Object.keys(refused).length > 0) return null;
  const unit = { code: balance.currency, precision: balance.precision };
  const money = Money.of(amount, unit);
  const write = (value: Money | string) => formatAmount(String(value), balance);
  if (type === 'deposit')
    return [
      `An invoice for ${write(money)}, including VAT, is issued at once.`,
      'It is paid by bank transfer, with the payment purpose that it names.',
      `When the money has arrived, the available amount grows from ${write(balance.available)} to ${write(Money.of(balance.available, unit).plus(money))}.`,
    ];
  return [
    `${write(money)} is held at once; ${write(Money.of(balance.free, unit).minus(money))} stays available.`,
    'We check the request. Until then, it can be cancelled.',
    'Then the amount is transferred to the bank account. If we reject the request, you see why, and the amount is available again.',
  ];
}
