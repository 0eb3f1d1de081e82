import { parsePeriodState } from '@preroll/rules/time/periods';
import { TransactionStatus, TransactionType } from '@/shared/api';
import { idFrom, parseChoices } from '@/shared/lib/search';

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
  type: parseChoices(TransactionType, type),
  status: parseChoices(TransactionStatus, status),
  currency: typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : undefined,
  dates: parsePeriodState({ dates }).dates,
  client: idFrom(1, client),
});
