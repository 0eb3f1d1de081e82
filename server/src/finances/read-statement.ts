import { refuseAmount } from '@preroll/rules/money';
import { CsvError, parse } from 'csv-parse/sync';
import { invalid } from '../contract/api-error.ts';

/** What a bank says about money that came in. */
export interface StatementEntry {
  /** `2026-11-20`. */
  date: string;
  /** The bank's number of the payment; it need not be unique. */
  reference: string;
  payer: string;
  /** Decimal text as in the contract. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  purpose: string;
}

/** A line of a statement: what it says, or what is wrong with it; neither for one on which nothing came in. */
export interface StatementLine {
  line: number;
  /** As far as it could be read. */
  entry: StatementEntry;
  error: string | null;
  isIncoming: boolean;
}

interface Reading {
  /** The currency of lines that name none. */
  currency: string;
  precisionOf: (currency: string) => number | undefined;
  /** The latest day that money can have come in on. */
  lastDay: string;
}

type Field = keyof StatementEntry;

const MOST_LINES = 500;

/** What banks call their columns, in lower case. */
const columnNames: Record<Field, string[]> = {
  date: ['date', 'value date', 'дата', 'дата операции', 'дата проводки'],
  reference: ['reference', 'document', 'number', 'номер', 'номер документа', '№', '№ документа'],
  payer: ['payer', 'counterparty', 'name', 'плательщик', 'контрагент', 'наименование плательщика'],
  amount: ['amount', 'credit', 'сумма', 'кредит', 'сумма по кредиту', 'поступление', 'зачисление'],
  currency: ['currency', 'валюта'],
  purpose: ['purpose', 'details', 'description', 'назначение', 'назначение платежа'],
};
const required: Field[] = ['date', 'amount', 'purpose'];

/**
 * Reads a bank statement in CSV, separated by commas, semicolons or tabs, whose first line names the columns in English
 * or Russian. A line that can't be read does not stop the others.
 *
 * @throws ApiError 422 at `content` for a file that is no statement
 */
export function readStatement(content: string, reading: Reading): StatementLine[] {
  const [head, ...records] = readRecords(content);
  const names = head?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const placeOf = (field: Field) => names.findIndex((name) => columnNames[field].includes(name));
  const missing = required.filter((field) => placeOf(field) < 0);
  if (missing.length > 0) refuse(`The first line must name the columns date, amount and purpose: no ${missing[0]}`);
  if (records.length === 0) refuse('There are no lines below the names of the columns');
  if (records.length > MOST_LINES) refuse(`At most ${MOST_LINES} lines at once: this file has ${records.length}`);
  return records.map(({ line, cells }) =>
    readLine(line, (field) => (placeOf(field) < 0 ? '' : (cells[placeOf(field)] ?? '')), reading),
  );
}

function readRecords(content: string): { line: number; cells: string[] }[] {
  const [firstLine = ''] = content.split('\n', 1);
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: firstLine.split(delimiter).length }));
  const { delimiter } = counted.reduce((one, other) => (other.count > one.count ? other : one));
  try {
    const options = { delimiter, bom: true, info: true, trim: true, skip_empty_lines: true, relax_column_count: true };
    const records = parse(content, options) as unknown as { info: { lines: number }; record: string[] }[];
    return records.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse(`Line ${error.lines ?? 1}: not readable as CSV, look at its quotation marks`);
  }
}

function readLine(line: number, cell: (field: Field) => string, reading: Reading): StatementLine {
  const written = cell('amount');
  const amount = written.replaceAll(/\s/g, '').replace(',', '.').replace(/^\+/, '');
  const currency = cell('currency').toUpperCase().replace('RUR', 'RUB') || reading.currency;
  const entry = {
    date: isoDate(cell('date')),
    reference: cell('reference').slice(0, 64),
    payer: cell('payer').slice(0, 255),
    amount,
    currency,
    purpose: cell('purpose').slice(0, 500),
  };
  const isIncoming = amount !== '' && !/^-|^0+(\.0+)?$/.test(amount);
  return { line, entry, isIncoming, error: isIncoming ? refuseEntry(entry, written, reading) : null };
}

function refuseEntry(
  { date, amount, currency }: StatementEntry,
  written: string,
  { precisionOf, lastDay }: Reading,
): string | null {
  const precision = precisionOf(currency);
  if (precision === undefined) return `${currency} is not one of the currencies`;
  const amountError = refuseAmount(amount, { code: currency, precision });
  if (amountError !== null) return `Amount ${written}: ${amountError}`;
  if (date === '') return 'Date: write it like 2026-11-20 or 20.11.2026';
  return date > lastDay ? 'Date: this day has not come yet' : null;
}

/** @returns '' for what is no date */
function isoDate(text: string): string {
  const [, iso, day, month, year] = /^(?:(\d{4}-\d\d-\d\d)|(\d\d)\.(\d\d)\.(\d{4}))(?:[ T]|$)/.exec(text) ?? [];
  const written = iso ?? `${year}-${month}-${day}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : '';
}

function refuse(message: string): never {
  throw invalid({ content: [message] });
}
