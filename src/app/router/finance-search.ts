import { readPeriodState } from '@preroll/rules/time/periods';
import type { InvoiceKind, InvoiceStatus, TransactionStatus, TransactionType } from '@/shared/api';
import { idFrom, knownStatuses } from './campaign-search';

const types: readonly TransactionType[] = ['deposit', 'withdrawal', 'spend', 'income', 'refund', 'bonus', 'correction'];
const statuses: readonly TransactionStatus[] = ['waiting', 'processing', 'paid', 'rejected', 'cancelled'];

interface FinanceSearch {
  /** Comma-separated: `deposit,refund`. */
  type?: string | undefined;
  /** Comma-separated: `waiting,processing`. */
  status?: string | undefined;
  /** ISO 4217. */
  currency?: string | undefined;
  dates?: string | undefined;
  client?: number | undefined;
}

/** Reads the filters of the list of transactions from the URL. Invalid values are ignored. */
export const financeSearch = ({ type, status, currency, dates, client }: Record<string, unknown>): FinanceSearch => ({
  type: knownStatuses(types, type),
  status: knownStatuses(statuses, status),
  currency: typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : undefined,
  dates: readPeriodState({ dates }).dates,
  client: idFrom(1, client),
});

/** Reads the client that a new payment is for. */
export const newPaymentSearch = ({ client }: Record<string, unknown>): { client?: number | undefined } => ({
  client: idFrom(1, client),
});

const kinds: readonly InvoiceKind[] = ['invoice', 'act'];
const documentStatuses: readonly InvoiceStatus[] = ['draft', 'issued', 'paid', 'void'];

interface DocumentSearch {
  kind?: InvoiceKind | undefined;
  /** Comma-separated: `issued,paid`. */
  status?: string | undefined;
  client?: number | undefined;
}

/** Reads the filters of the list of invoices and acts from the URL. Invalid values are ignored. */
export const documentSearch = ({ kind, status, client }: Record<string, unknown>): DocumentSearch => ({
  kind: kinds.find((choice) => choice === kind),
  status: knownStatuses(documentStatuses, status),
  client: idFrom(1, client),
});
