import { ambiguousDirections, type Column, columnOf } from './column-names.ts';
import { type CsvRecord, readRecords } from './csv-records.ts';
import { directionIn } from './direction-words.ts';
import { parseAmount, type WrittenAmount } from './parse-amount.ts';
import { detectDayFirst, isoDate } from './read-date.ts';
import { columnIndexOf, findHead, refuseHead } from './statement-head.ts';
import {
  type Direction,
  type ParseOptions,
  refuseCount,
  refuseStatement,
  type StatementLine,
  statementLine,
} from './statement-line.ts';

/** Far more than real statements have; more would block the server. */
const MAX_TEXTS = 10_000;
const MAX_TEXT_LENGTH = 4_000;

/**
 * Reads a CSV bank statement, separated by commas, semicolons or tabs, with the column names in one of the first lines. An
 * unreadable line does not stop the others.
 *
 * @throws ApiError 422 at `content` for a file that is no statement
 */
export function parseCsvStatement(texts: string[], options: ParseOptions): StatementLine[] {
  if (texts.length > MAX_TEXTS) refuseCount(texts.length);
  const longest = texts.findIndex((text) => text.length > MAX_TEXT_LENGTH);
  if (longest >= 0) refuseStatement(`Line ${longest + 1} is too long for a statement`);
  const head = findHead(texts, options);
  const records = readRecords(texts.slice(head.end), head.delimiter);
  if (records.length === 0) refuseStatement('There are no lines below the names of the columns');
  refuseCount(records.length);
  const layout = layOut(head.names, head.units, records, accountsIn(texts.slice(0, head.end)));
  return records.map(({ line, cells }) => readLine(line + head.end, cells, layout, options));
}

interface Layout {
  /** The column indexes; -1 for a missing column. */
  places: Record<Exclude<Column, 'direction'>, number>;
  units: string[];
  directions: number[];
  isDayFirst: boolean | null;
  /** Whether only signs tell the direction, and there is a minus, so that amounts without a sign are incoming. */
  isSigned: boolean;
  /** The digits of the statement's own accounts, as far as the lines above the column names contain them. */
  ownAccounts: Set<string>;
}

function layOut(written: string[], units: string[], records: CsvRecord[], ownAccounts: Set<string>): Layout {
  const names = written.map((name, place) => nameOfAccounts(name, place, records) ?? name);
  const at = (column: Column) => columnIndexOf(names, column);
  const places = {
    ...{ date: at('date'), reference: at('reference'), payer: at('payer'), purpose: at('purpose') },
    ...{ moneyIn: at('moneyIn'), moneyOut: at('moneyOut'), amount: at('amount'), currency: at('currency') },
    ...{ status: at('status'), payerAccount: at('payerAccount'), payeeAccount: at('payeeAccount') },
  };
  if (places.moneyIn < 0 && places.moneyOut < 0 && places.amount < 0) refuseHead('amount');
  const directions = names.flatMap((name, place) => (isDirectionColumn(name, place, records) ? [place] : []));
  return {
    ...{ places, units, ownAccounts, directions },
    isDayFirst: detectDayFirst(records.map(({ cells }) => cells[places.date] ?? '')),
    isSigned:
      directions.length === 0 && records.some(({ cells }) => parseAmount(cells[places.amount] ?? '').sign === '-'),
  };
}

const ACCOUNT = /(?<!\d)(?:\d[ .]?){20}(?!\d)/g;
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

const accountsIn = (texts: string[]): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(ACCOUNT)].map(([account]) => digitsOf(account))));

/** In many Russian exports, the columns named debit and credit contain the accounts of payer and payee. */
function nameOfAccounts(name: string, place: number, records: CsvRecord[]): string | undefined {
  const column = columnOf(name);
  if (column !== 'moneyIn' && column !== 'moneyOut' && column !== 'amount') return undefined;
  if (!records.some(({ cells }) => digitsOf(cells[place]?.match(ACCOUNT)?.[0] ?? '') !== '')) return undefined;
  if (column === 'amount') return 'account';
  return column === 'moneyOut' ? 'payer account' : 'payee account';
}

/** Whether a column contains the direction: by its name, or because all its values are direction words. */
function isDirectionColumn(name: string, place: number, records: CsvRecord[]): boolean {
  const column = columnOf(name);
  if (column !== undefined) return column === 'direction';
  const words = records.flatMap(({ cells }) => cells[place] || []);
  if (ambiguousDirections.has(name)) return words.some((word) => directionIn(word) !== undefined);
  // single letters may be codes of something else
  return words.length > 0 && words.every((word) => word.length > 2 && directionIn(word) !== undefined);
}

function readLine(line: number, cells: string[], layout: Layout, options: ParseOptions): StatementLine {
  if (cells.length === 0) return unreadable(line);
  const cell = (column: keyof Layout['places']) => cells[layout.places[column]] ?? '';
  const { column, amount, sign, currency: named } = amountOf(cell);
  const unit = layout.units[layout.places[column]] || options.currency;
  const currency = cell('currency').toUpperCase().replace('RUR', 'RUB') || named || unit;
  const date = isoDate(cell('date'), layout.isDayFirst);
  const entry = {
    date,
    reference: cell('reference'),
    payer: cell('payer'),
    amount,
    currency,
    purpose: cell('purpose'),
  };
  const words = layout.directions.flatMap((place) => cells[place] || []);
  const unknown = words.find((word) => directionIn(word) === undefined);
  const read = statementLine(
    {
      ...{ line, entry, written: cell(column), canBeTotal: !/\d/.test(cell('date')), status: cell('status') },
      evidence: [
        ...words.map((word) => directionIn(word) ?? 'unknown'),
        ...amountEvidence(cell, column, sign, layout.isSigned),
        ...accountEvidence(cell, layout.ownAccounts),
      ],
      doubt: unknown === undefined ? undefined : `The direction “${unknown}” is not known`,
    },
    options,
  );
  const isOther = read.error === null && named !== '' && named !== currency && read.direction !== 'out';
  return isOther ? { ...read, error: `Amount ${cell(column)}: the line is in ${currency}` } : read;
}

type Cell = (column: keyof Layout['places']) => string;
type AmountColumn = 'moneyIn' | 'moneyOut' | 'amount';

/** The amount of a line from the first column with a nonzero amount: incoming, outgoing, or without its own direction. */
function amountOf(cell: Cell): WrittenAmount & { column: AmountColumn } {
  const columns: AmountColumn[] = ['moneyIn', 'moneyOut', 'amount'];
  const column = columns.find((one) => isSome(cell(one))) ?? 'amount';
  return { column, ...parseAmount(cell(column)) };
}

const isSome = (written: string) => !/^[-+\s]*(?:0+(?:[.,\-=]0+)?)?$/.test(written);

function amountEvidence(cell: Cell, column: AmountColumn, sign: WrittenAmount['sign'], isSigned: boolean): Direction[] {
  if (column === 'moneyOut' || sign === '-') return ['out'];
  if (column === 'moneyIn') return isSome(cell('moneyOut')) ? ['in', 'out'] : ['in'];
  return sign === '+' || isSigned ? ['in'] : [];
}

function accountEvidence(cell: Cell, ownAccounts: Set<string>): Direction[] {
  const isOwn = (column: 'payerAccount' | 'payeeAccount') => ownAccounts.has(digitsOf(cell(column)));
  return [...(isOwn('payeeAccount') ? ['in' as const] : []), ...(isOwn('payerAccount') ? ['out' as const] : [])];
}

const unreadable = (line: number): StatementLine => ({
  line,
  entry: { date: '', reference: '', payer: '', amount: '', currency: '', purpose: '' },
  direction: 'unknown',
  isPayment: true,
  doubt: null,
  error: 'Not readable as CSV, look at its quotation marks',
});
