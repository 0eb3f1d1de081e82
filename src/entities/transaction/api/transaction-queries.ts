import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getInvalidTraffic,
  getInvoice,
  getTransaction,
  type InvoiceKind,
  type InvoiceStatus,
  type ListBalancesSide,
  type ListInvoicesSort,
  type ListTransactionsSort,
  listBalances,
  listInvoices,
  listMonths,
  listOpenItems,
  listRequisites,
  listTransactions,
  listUnassignedPayments,
  type TransactionStatus,
  type TransactionType,
  type UnassignedPaymentState,
} from '@/shared/api';
import { optionalPeriodOf, type PeriodState } from '@/shared/lib/dates';
import { type ListState, listQuery, pageParams, readAll } from '@/shared/lib/paging';
import { waitingStatuses } from '../model/choose-balance';

export interface TransactionListState extends ListState<ListTransactionsSort> {
  /** Types to show, as in the URL: `deposit,refund`. */
  type?: string | undefined;
  /** Statuses to show, as in the URL: `waiting,processing`. */
  status?: string | undefined;
  /** ISO 4217; the first of the account's currencies without one. */
  currency?: string | undefined;
  /** All dates without any. */
  dates?: PeriodState['dates'];
  /** Only this user's, in cabinets that manage others. */
  client?: number | undefined;
}

/** The parameters of a call for a list's state. */
const paramsOf = ({ type, status, currency, dates, client, ...state }: TransactionListState) => ({
  ...pageParams(state),
  type: type?.split(',') as TransactionType[] | undefined,
  status: status?.split(',') as TransactionStatus[] | undefined,
  currency,
  date_from: optionalPeriodOf(dates)?.from,
  date_to: optionalPeriodOf(dates)?.to,
  user_id: client,
});

export interface DocumentListState extends ListState<ListInvoicesSort> {
  kind?: InvoiceKind | undefined;
  /** Statuses to show, as in the URL: `issued,paid`. */
  status?: string | undefined;
  /** Only this user's, in cabinets that manage others. */
  client?: number | undefined;
}

const documentParamsOf = ({ kind, status, client, ...state }: DocumentListState) => ({
  ...pageParams(state),
  kind,
  status: status?.split(',') as InvoiceStatus[] | undefined,
  user_id: client,
});

export const transactionQueries = {
  all: () => ['transaction'] as const,
  list: (state: TransactionListState) =>
    queryOptions({
      queryKey: ['transaction', 'list', state],
      queryFn: ({ signal }) => listTransactions(paramsOf(state), { signal }),
      ...listQuery,
    }),
  /** How many payments wait for somebody to act on them. */
  waiting: () =>
    queryOptions({
      queryKey: ['transaction', 'waiting'],
      queryFn: async ({ signal }) =>
        (await listTransactions({ status: [...waitingStatuses], limit: 1 }, { signal })).total,
    }),
  detail: (transactionId: number) =>
    queryOptions({
      queryKey: ['transaction', 'detail', transactionId],
      queryFn: ({ signal }) => getTransaction(transactionId, { signal }),
    }),
  /** An invoice or act. */
  invoice: (invoiceId: number) =>
    queryOptions({
      queryKey: ['transaction', 'invoice', invoiceId],
      queryFn: ({ signal }) => getInvoice(invoiceId, { signal }),
    }),
  /**
   * Bank accounts of earlier payouts, the latest first.
   *
   * @param client one user's; without one, the user's own
   */
  requisites: (client: number | undefined) =>
    queryOptions({
      queryKey: ['transaction', 'requisites', client],
      queryFn: async ({ signal }) =>
        (await listRequisites(client === undefined ? undefined : { user_id: client }, { signal })).items,
    }),
  /**
   * What of a webmaster's month is not paid.
   *
   * @param month `current` for the present one of the webmaster
   * @param client whose; without one, the user's own
   * @param site one of their sites; all without one
   */
  invalidTraffic: (month: string, client: number | undefined, site: number | undefined) =>
    queryOptions({
      queryKey: ['transaction', 'invalid-traffic', month, client, site],
      queryFn: ({ signal }) => getInvalidTraffic(month, { user_id: client, site_id: site }, { signal }),
      placeholderData: keepPreviousData,
      // in place of its numbers
      meta: { showsRefusal: true },
    }),
  allDocuments: () => ['transaction', 'documents'] as const,
  /** Invoices and acts. */
  documents: (state: DocumentListState) =>
    queryOptions({
      queryKey: ['transaction', 'documents', state],
      queryFn: ({ signal }) => listInvoices(documentParamsOf(state), { signal }),
      ...listQuery,
    }),
  /** What is open at the end of a month, for admins. */
  openItems: (month: string) =>
    queryOptions({
      queryKey: ['transaction', 'open-items', month],
      queryFn: ({ signal }) => listOpenItems(month, { signal }),
    }),
  /** Payments of bank statements that paid no deposit, for admins. */
  unassigned: (state: UnassignedPaymentState) =>
    queryOptions({
      queryKey: ['transaction', 'unassigned', state],
      queryFn: ({ signal }) => listUnassignedPayments({ state }, { signal }),
    }),
  /** How many payments wait for a decision. */
  unassignedCount: () =>
    queryOptions({
      queryKey: ['transaction', 'unassigned', 'count'],
      queryFn: async ({ signal }) => (await listUnassignedPayments({ state: 'open', limit: 1 }, { signal })).total,
    }),
  /** The months of the ledger, for admins. */
  months: () =>
    queryOptions({
      queryKey: ['transaction', 'months'],
      queryFn: async ({ signal }) => (await listMonths({ signal })).items,
    }),
  allBalances: () => ['transaction', 'balances'] as const,
  /**
   * Balances by currency, the user's own currency first.
   *
   * @param client one user's; without one, the user's own, or in cabinets that manage others the sums over them
   */
  balances: (client: number | undefined) =>
    queryOptions({
      queryKey: [...transactionQueries.allBalances(), client],
      queryFn: async ({ signal }) =>
        (await listBalances(client === undefined ? undefined : { user_id: client }, { signal })).items,
    }),
  /** The sums over webmasters, or over all others, by currency, in cabinets that manage others. */
  balancesOf: (side: ListBalancesSide) =>
    queryOptions({
      queryKey: [...transactionQueries.allBalances(), side],
      queryFn: async ({ signal }) => (await listBalances({ side }, { signal })).items,
    }),
};

/** Reads all transactions that match a list's filters, for the export. */
export const readAllTransactions = (state: TransactionListState) =>
  readAll((page) => listTransactions({ ...paramsOf(state), ...page }));

/** Reads all documents that match a list's filters, for the export. */
export const readAllDocuments = (state: DocumentListState) =>
  readAll((page) => listInvoices({ ...documentParamsOf(state), ...page }));
