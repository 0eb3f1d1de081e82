import { refuseAmount } from '@preroll/rules/finance/money';
import { invalid } from '../../platform/contract/api-error.ts';

/** What a bank says about one payment. */
export interface StatementEntry {
  /** `2026-11-20`; empty if it can't be read. */
  date: string;
  /** The bank's number of the payment; it need not be unique. */
  reference: string;
  /** Who paid; of a payment that went out, whom it went to. */
  payer: string;
  /** Decimal text as in the contract, without a sign. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  purpose: string;
}

/** Which way the money went, as far as the file says so. */
export type Direction = 'in' | 'out' | 'unknown';

/** A payment of a statement, or another line of it, such as a total. */
export interface StatementLine {
  /** Its line in the file, from 1. */
  line: number;
  /** As far as it could be read. */
  entry: StatementEntry;
  direction: Direction;
  /** Whether the line has an amount other than 0, and is no total. */
  isPayment: boolean;
  /** Why an admin has to decide whether the money came in; null if the file says enough, or if it went out. */
  doubt: string | null;
  /** What is wrong with a line that can't be read. */
  error: string | null;
}

/** How the platform reads the amounts and days of a statement. */
export interface Reading {
  /** The currency of lines that name none. */
  currency: string;
  /** By currency. */
  precisions: ReadonlyMap<string, number>;
  /** The latest day that money can have come in on. */
  lastDay: string;
}

const MOST_LINES = 500;

/** Payments that are given back to somebody, in the words of their purposes. */
const REFUND =
  /возврат|возвращ|сторно|refund|reversal|revers(?:ed|e)|chargeback|r[üu]e?ckzahlung|r[üu]e?ck[üu]e?berweisung|erstattung|storno/iu;

/** What banks write beside payments that are executed, in lower case and with `е` for `ё`. */
const EXECUTED = new Set([
  ...['book', 'booked', 'complete', 'completed', 'done', 'executed', 'ok', 'posted', 'processed', 'settled', 'success'],
  ...['successful', 'gebucht', 'ausgeführt', 'выполнен', 'выполнена', 'выполнено', 'зачислен'],
  ...['зачислена', 'зачислено', 'исполнен', 'исполнена', 'исполнено', 'обработан', 'обработана', 'обработано'],
  ...['проведен', 'проведена', 'проведено', 'завершен', 'завершена', 'завершено', 'успешно'],
]);

/** Lower case, one space between words, `е` for `ё`: how names and words of a file are compared. */
export const plainWords = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').trim().toLowerCase().replaceAll('ё', 'е');

interface Found {
  line: number;
  entry: StatementEntry;
  /** The amount as the file has it, for messages. */
  written: string;
  /** Whether it is a total, and no payment, if it has no purpose. */
  canBeTotal: boolean;
  /** What the parts of the file that tell a direction say of this line. */
  evidence: readonly Direction[];
  /** Why the line is doubtful already. */
  doubt?: string | undefined;
  /** Empty if the file has none. */
  status: string;
}

/**
 * Makes a line of what a file says about a payment. Money is taken as come in only if the file says so, and only once:
 * everything else waits for a decision.
 */
export function statementLine(found: Found, reading: Reading): StatementLine {
  const { line, written, canBeTotal, evidence, doubt, status } = found;
  const entry = cutEntry(found.entry);
  const direction = combine(evidence);
  const isPayment = !/^(?:0+(?:\.0+)?)?$/.test(entry.amount) && (!canBeTotal || entry.purpose !== '');
  return {
    ...{ line, entry, direction, isPayment },
    doubt: direction === 'out' ? null : (doubt ?? doubtIn(entry, evidence, status)),
    error: isPayment && direction !== 'out' ? refuseEntry(entry, written, reading) : null,
  };
}

const combine = (evidence: readonly Direction[]): Direction =>
  evidence.reduce<Direction>((one, other) => (one === other ? one : 'unknown'), evidence[0] ?? 'unknown');

function doubtIn({ purpose }: StatementEntry, evidence: readonly Direction[], status: string): string | null {
  if (!EXECUTED.has(plainWords(status)) && status !== '') return `The status is “${status}”`;
  if (evidence.length === 0) return 'The file does not say whether this money came in or went out';
  if (evidence.includes('out')) return 'The file says both that this money came in and that it went out';
  return REFUND.test(purpose) ? 'The purpose speaks of a refund' : null;
}

function refuseEntry(
  { date, amount, currency }: StatementEntry,
  written: string,
  { precisions, lastDay }: Reading,
): string | null {
  const precision = precisions.get(currency);
  if (precision === undefined) return `${currency} is not one of the currencies`;
  const amountError = refuseAmount(amount, { code: currency, precision });
  if (amountError !== null) return `Amount ${written}: ${amountError}`;
  if (date === '') return 'Date: write it like 2026-11-20 or 20.11.2026';
  return date > lastDay ? 'Date: this day has not come yet' : null;
}

/** Cuts texts to what is kept of them. */
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
  if (count > MOST_LINES) refuseStatement(`At most ${MOST_LINES} lines at once: this file has ${count}`);
}
