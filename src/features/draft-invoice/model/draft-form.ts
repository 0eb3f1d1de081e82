import { type CurrencyUnit, Money, validateAmount } from '@preroll/rules/finance/money';
import * as z from 'zod';
import type { InvoiceDetail } from '@/shared/api';
import { InvoiceCreate } from '@/shared/contract';
import { contractResolver, withRules } from '@/shared/lib/forms';

const schema = InvoiceCreate.extend({ user_id: z.int().nullable(), currency: z.string() });

/** The client is null until one is chosen, and the currency is empty until the client's balances have loaded. */
export type DraftValues = z.input<typeof schema>;

export const blankLine = { title: '', total: '' };

export const blankDraft = (client: number | undefined): DraftValues => ({
  user_id: client ?? null,
  currency: '',
  subject: '',
  lines: [{ ...blankLine, title: 'Advertising services' }],
});

export const toValues = ({ user_id, currency, subject, lines }: InvoiceDetail): DraftValues => ({
  user_id,
  currency,
  subject,
  lines: lines.map(({ title, total }) => ({ title, total })),
});

/** Errors by field: the client is required, and amounts must fit the currency's decimals. */
export function validateDraft(
  { user_id, lines }: Pick<DraftValues, 'user_id' | 'lines'>,
  unit: CurrencyUnit | undefined,
): Record<string, string[]> {
  const client: Record<string, string[]> = user_id === null ? { user_id: ['Required'] } : {};
  if (unit === undefined) return client;
  const amounts = lines.flatMap(({ total }, index): [string, string[]][] => {
    const refusal = validateAmount(total, unit);
    return refusal === null ? [] : [[`lines.${index}.total`, [refusal]]];
  });
  return { ...client, ...Object.fromEntries(amounts) };
}

export const draftResolver = (unit: CurrencyUnit | undefined) =>
  withRules<DraftValues, DraftValues>(contractResolver<DraftValues, DraftValues>(schema), (values) =>
    validateDraft(values, unit),
  );

/** The sum of the lines; null if one of them is not a valid amount. */
export function sumLines(lines: readonly { total?: string | null }[], unit: CurrencyUnit): string | null {
  const totals = lines.map(({ total }) => total ?? '');
  if (totals.some((total) => validateAmount(total, unit) !== null)) return null;
  return totals.reduce((sum, total) => sum.plus(Money.of(total, unit)), Money.of('0', unit)).toString();
}
