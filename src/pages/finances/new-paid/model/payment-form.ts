import { Money, validateAmount } from '@preroll/rules/finance/money';
import { normalizeRequisites, validateRequisites } from '@preroll/rules/finance/requisites';
import * as z from 'zod';
import { chooseBalance } from '@/entities/transaction';
import type { Balance, Requisites } from '@/shared/api';
import { RequisitesInput, TransactionCreate } from '@/shared/contract';
import { formatAmount } from '@/shared/lib/format';
import { contractResolver, withRules } from '@/shared/lib/forms';

export type PaymentType = TransactionCreate['type'];

const common = TransactionCreate.omit({ type: true, idempotency_key: true, user_id: true, requisites: true }).extend({
  currency: z.string(),
});

/**
 * The values of the form. The client is null for users who act for themselves, and the currency is empty until the
 * balances have loaded.
 */
const depositSchema = common.extend({ user_id: z.int().nullable(), requisites: z.null() });
const withdrawalSchema = common.extend({ user_id: z.int().nullable(), requisites: RequisitesInput });

export type PaymentValues = Omit<z.input<typeof depositSchema>, 'requisites'> & { requisites: Requisites | null };

export const blankRequisites: Requisites = { recipient: '', bank: '', bic: '', account: '' };

export const blankPayment = (type: PaymentType, client: number | undefined): PaymentValues => ({
  user_id: client ?? null,
  amount: '',
  currency: '',
  method: 'bank',
  comment: '',
  requisites: type === 'withdrawal' ? blankRequisites : null,
});

export interface PaymentRules {
  type: PaymentType;
  /** Whether a client must be chosen, because the user acts for others. */
  needsClient: boolean;
  balances: readonly Balance[];
}

/** Errors by field, for rules that depend on the balance: the currency's precision, and the bounds of a payout. */
export function validatePayment(
  { user_id, amount, currency }: Pick<PaymentValues, 'user_id' | 'amount' | 'currency'>,
  { type, needsClient, balances }: PaymentRules,
): Record<string, string[]> {
  const client: Record<string, string[]> = needsClient && user_id === null ? { user_id: ['Required'] } : {};
  const balance = chooseBalance({ currency }, balances);
  if (balance === undefined) return client;
  const unit = { code: balance.currency, precision: balance.precision };
  const refusal = validateAmount(amount, unit) ?? (type === 'withdrawal' ? validateWithdrawal(amount, balance) : null);
  return refusal === null ? client : { ...client, amount: [refusal] };
}

function validateWithdrawal(amount: string, balance: Balance): string | null {
  const unit = { code: balance.currency, precision: balance.precision };
  const requested = Money.of(amount, unit);
  // the hint of the field shows the available amount
  if (requested.compare(Money.of(balance.available, unit)) > 0) return 'More than is available';
  return requested.compare(Money.of(balance.min_withdrawal, unit)) < 0
    ? `At least ${formatAmount(balance.min_withdrawal, balance, { bare: true })}`
    : null;
}

/** Whether a deposit exceeds the admins' threshold, so that it needs a confirmation. */
export function isLargeDeposit(amount: string, { currency: code, precision, large_deposit }: Balance): boolean {
  const unit = { code, precision };
  const bound = Money.of(large_deposit, unit);
  return bound.compare(Money.of('0', unit)) > 0 && Money.of(amount, unit).compare(bound) > 0;
}

const validateAccount = (requisites: Requisites | null): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(requisites ? validateRequisites(requisites) : {}).map(([field, messages]) => [
      `requisites.${field}`,
      messages,
    ]),
  );

/** Compares two bank accounts field by field, after normalizing their notation. */
export function isSameAccount(one: Requisites | null, other: Requisites): boolean {
  if (one === null) return false;
  const [first, second] = [normalizeRequisites(one), normalizeRequisites(other)];
  return (Object.keys(blankRequisites) as (keyof Requisites)[]).every((field) => first[field] === second[field]);
}

/**
 * @param balancesOf the balances of the account that the values refer to, as far as they have loaded
 */
export const paymentResolver = (
  { type, needsClient }: Omit<PaymentRules, 'balances'>,
  balancesOf: (client: number | null) => readonly Balance[],
) =>
  withRules<PaymentValues, PaymentValues>(
    contractResolver<PaymentValues, PaymentValues>(
      (type === 'withdrawal' ? withdrawalSchema : depositSchema) as unknown as z.ZodType<PaymentValues, PaymentValues>,
    ),
    (values) => ({
      ...validatePayment(values, { type, needsClient, balances: balancesOf(values.user_id) }),
      ...validateAccount(values.requisites),
    }),
  );

export const toRequest = (
  type: PaymentType,
  idempotency_key: string,
  { user_id, requisites, ...values }: PaymentValues,
): TransactionCreate => ({
  type,
  idempotency_key,
  ...values,
  ...(user_id !== null && { user_id }),
  ...(requisites && { requisites }),
});
