import { validateAmount } from '@preroll/rules/finance/money';
import { invalid } from '../../platform/contract/api-error.ts';

/** A bank's data about one payment. */
export interface StatementEntry {
  /** ISO 8601 date; empty if unreadable. */
  date: string;
  /** The bank's payment number, which may not be unique. */
  reference: string;
  /** The payer; for an outgoing payment, the payee. */
  payer: string;
  /** Decimal text without a sign, as in the contract. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  purpose: string;
}

/** The direction of a payment, as far as the file states it. */
export type Direction = 'in' | 'out' | 'unknown';

/** A payment of a statement, or another line such as a total. */
export interface StatementLine {
  /** The line number in the file, from 1. */
  line: number;
  /** The data that could be read. */
  entry: StatementEntry;
  direction: Direction;
  /** Whether the line has a nonzero amount and is no total. */
  isPayment: boolean;
  /** Why an admin must decide whether the money was received; null if the file is clear, or for an outgoing payment. */
  doubt: string | null;
  error: string | null;
}

/** How to interpret the amounts and dates of a statement. */
export interface ParseOptions {
  currency: string;
  /** Decimal places by currency. */
  precisions: ReadonlyMap<string, number>;
  /** The latest possible date of a payment. */
  lastDay: string;
}

const MAX_LINES = 500;

const REFUND =
  /возврат|возвращ|сторно|refund|reversal|revers(?:ed|e)|chargeback|r[üu]e?ckzahlung|r[üu]e?ck[üu]e?berweisung|erstattung|storno/iu;

/** Statuses of executed payments, in lower case and with `е` for `ё`. */
const EXECUTED_STATUSES = new Set([
  ...['book', 'booked', 'complete', 'completed', 'done', 'executed', 'ok', 'posted', 'processed', 'settled', 'success'],
  ...['successful', 'gebucht', 'ausgeführt', 'выполнен', 'выполнена', 'выполнено', 'зачислен'],
  ...['зачислена', 'зачислено', 'исполнен', 'исполнена', 'исполнено', 'обработан', 'обработана', 'обработано'],
  ...['проведен', 'проведена', 'проведено', 'завершен', 'завершена', 'завершено', 'успешно'],
]);

/** Normalizes names and words for comparison: lower case, single spaces, `е` for `ё`. */
export const normalizeWords = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').trim().toLowerCase().replaceAll('ё', 'е');

interface ParsedFields {
  line: number;
  entry: StatementEntry;
  /** The amount as written in the file, for messages. */
  written: string;
  /** Whether it counts as a total if it has no purpose. */
  canBeTotal: boolean;
  /** The directions that parts of the line indicate. */
  evidence: readonly Direction[];
  /** A doubt found by the reader of the format. */
  doubt?: string | undefined;
  /** The status in the file; empty if there is none. */
  status: string;
}

/**
 * Makes a statement line from a payment's data. Money counts as received only if the file clearly says so; everything else
 * is left to a decision.
 */
export function statementLine(found: ParsedFields, options: ParseOptions): StatementLine {
  const { line, written, canBeTotal, evidence, doubt, status } = found;
  const entry = cutEntry(found.entry);
  const direction = combine(evidence);
  const isPayment = !/^(?:0+(?:\.0+)?)?$/.test(entry.amount) && (!canBeTotal || entry.purpose !== '');
  return {
    ...{ line, entry, direction, isPayment },
    doubt: direction === 'out' ? null : (doubt ?? doubtIn(entry, evidence, status)),
    error: isPayment && direction !== 'out' ? refuseEntry(entry, written, options) : null,
  };
}

const combine = (evidence: readonly Direction[]): Direction =>
  evidence.reduce<Direction>((one, other) => (one === other ? one : 'unknown'), evidence[0] ?? 'unknown');

function doubtIn({ purpose }: StatementEntry, evidence: readonly Direction[], status: string): string | null {
  if (!EXECUTED_STATUSES.has(normalizeWords(status)) && status !== '') return `The status is “${status}”`;
  if (evidence.length === 0) return 'The file does not say whether this money came in or went out';
  if (evidence.includes('out')) return 'The file says both that this money came in and that it went out';
  return REFUND.test(purpose) ? 'The purpose speaks of a refund' : null;
}

function refuseEntry(
  { date, amount, currency }: StatementEntry,
  written: string,
  { precisions, lastDay }: ParseOptions,
): string | null {
  const precision = precisions.get(currency);
  if (precision === undefined) return `${currency} is not one of the currencies`;
  const amountError = validateAmount(amount, { code: currency, precision });
  if (amountError !== null) return `Amount ${written}: ${amountError}`;
  if (date === '') return 'Date: write it like 2026-11-20 or 20.11.2026';
  return date > lastDay ? 'Date: this day has not come yet' : null;
}

const cutEntry = (entry: StatementEntry): StatementEntry => ({
  ...entry,
  reference: entry.reference.slice(0, 64),
  payer: entry.payer.slice(0, 255),
  purpose: entry.purpose.slice(0, 500),
});

/** @throws ApiError 422 at `content` */
export function refuseStatement(message: string): never {
  throw invalid({ content: [message] });
}

/** @throws ApiError 422 at `content` */
export function refuseCount(count: number): void {
  if (count > MAX_LINES) refuseStatement(`At most ${MAX_LINES} lines at once: this file has ${count}`);
}
