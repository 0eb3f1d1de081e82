import type { ListTransactionsSort } from '@/shared/api';
import type { PeriodState } from '@/shared/lib/dates';
import type { ListState } from '@/shared/lib/paging';

export interface TransactionListState extends ListState<ListTransactionsSort> {
  /** Types to show, as in the URL: `deposit,refund`. */
  type?: string | undefined;
  /** Statuses to show, as in the URL: `waiting,processing`. */
  status?: string | undefined;
  /** ISO 4217; by default the first of the account's currencies. */
  currency?: string | undefined;
  /** All dates if omitted. */
  dates?: PeriodState['dates'];
  /** Only this user's transactions, in cabinets that manage others. */
  client?: number | undefined;
}
