import { Money } from '@preroll/rules/finance/money';
import type { Balance } from '@/shared/api';
import { formatAmount } from '@/shared/lib/format';
import { type PaymentType, validatePayment } from './payment-form';

/**
 * Suggested amounts: a deposit that lasts 7 or 30 days at the current rate of spend, or a payout of everything. Amounts
 * that the form would refuse are left out.
 */
export function amountPresets(type: PaymentType, balance: Balance): { label: string; value: string }[] {
  const unit = { code: balance.currency, precision: balance.precision };
  const days = (count: number) => ({
    label: `${count} days`,
    value: String(Money.of(balance.per_day, unit).share(`${count * 100}`).part),
  });
  const options = type === 'deposit' ? [days(7), days(30)] : [{ label: 'Everything', value: balance.available }];
  const rules = { type, needsClient: false, balances: [balance] };
  return options
    .filter(({ value }) => {
      const payment = { user_id: null, amount: value, currency: balance.currency };
      return Object.keys(validatePayment(payment, rules)).length === 0;
    })
    .map(({ label, value }) => ({ label: `${label}: ${formatAmount(value, balance, { bare: true })}`, value }));
}
