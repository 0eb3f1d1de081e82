import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getInvalidTraffic,
  getInvoice,
  getTransaction,
  type InvoiceKind,
  type InvoiceStatus,
  type ListBalancesSide,
  type ListInvoicesSort,
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
import { optionalPeriodOf } from '@/shared/lib/dates';
import { infiniteList, type ListState, listQuery, pageParams, readAll } from '@/shared/lib/paging';
import { waitingStatuses } from '../model/choose-balance';
import type { TransactionListState } from '../model/transaction-list-state';

/** Page size of bank payments; larger than in other lists, because only loaded payments can be searched. */
const PAYMENTS_PAGE_SIZE = 200;

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
  /** Only this user's documents, in cabinets that manage others. */
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
  /** The number of payments that wait for an action. */
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
  invoice: (invoiceId: number) =>
    queryOptions({
      queryKey: ['transaction', 'invoice', invoiceId],
      queryFn: ({ signal }) => getInvoice(invoiceId, { signal }),
    }),
  /**
   * Bank accounts of earlier payouts, latest first.
   *
   * @param client undefined for the user's own
   */
  requisites: (client: number | undefined) =>
    queryOptions({
      queryKey: ['transaction', 'requisites', client],
      queryFn: async ({ signal }) =>
        (await listRequisites(client === undefined ? undefined : { user_id: client }, { signal })).items,
    }),
  /**
   * The unpaid traffic of a webmaster's month.
   *
   * @param month `current` for the current month in the webmaster's time zone
   * @param client the webmaster; undefined for the user's own traffic
   * @param site one of the webmaster's sites; undefined for all
   */
  invalidTraffic: (month: string, client: number | undefined, site: number | undefined) =>
    queryOptions({
      queryKey: ['transaction', 'invalid-traffic', month, client, site],
      queryFn: ({ signal }) => getInvalidTraffic(month, { user_id: client, site_id: site }, { signal }),
      placeholderData: keepPreviousData,
      // the refusal is shown in place of the numbers
      meta: { showsRefusal: true },
    }),
  allDocuments: () => ['transaction', 'documents'] as const,
  documents: (state: DocumentListState) =>
    queryOptions({
      queryKey: ['transaction', 'documents', state],
      queryFn: ({ signal }) => listInvoices(documentParamsOf(state), { signal }),
      ...listQuery,
    }),
  /** The open items at the end of a month, for admins. */
  openItems: (month: string) =>
    queryOptions({
      queryKey: ['transaction', 'open-items', month],
      queryFn: ({ signal }) => listOpenItems(month, { signal }),
    }),
  /** Payments of bank statements that matched no deposit, for admins. */
  unassigned: (state: UnassignedPaymentState) =>
    infiniteQueryOptions({
      queryKey: ['transaction', 'unassigned', state],
      queryFn: ({ signal, pageParam }) =>
        listUnassignedPayments({ state, after: pageParam, limit: PAYMENTS_PAGE_SIZE }, { signal }),
      ...infiniteList,
    }),
  /** The number of bank payments that wait for a decision. */
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
   * @param client undefined for the user's own balances, or, in cabinets that manage others, for the sums over their
   * users
   */
  balances: (client: number | undefined) =>
    queryOptions({
      queryKey: [...transactionQueries.allBalances(), client],
      queryFn: async ({ signal }) =>
        (await listBalances(client === undefined ? undefined : { user_id: client }, { signal })).items,
    }),
  /** The sums over webmasters or over all others, by currency, in cabinets that manage others. */
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
