import { refuseAmount } from '@preroll/rules/finance/money';
import { CsvError, parse } from 'csv-parse/sync';
import { invalid } from '../../platform/contract/api-error.ts';

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

/** What banks call their columns, in lower case: of several in one file, the first of these. */
const columnNames: Record<Field, string[]> = {
  date: [
    ...['date', 'booking date', 'value date', 'дата', 'дата операции', 'дата проводки', 'дата документа'],
    ...['дата платежа', 'buchungstag', 'buchungsdatum', 'valutadatum', 'wertstellung'],
  ],
  reference: [
    ...['reference', 'document', 'number', 'номер', 'номер документа', '№', '№ документа', '№ док.', 'номер платежа'],
    ...['kundenreferenz', 'referenz'],
  ],
  payer: [
    ...['payer', 'counterparty', 'name', 'плательщик', 'наименование плательщика', 'контрагент'],
    ...['наименование контрагента', 'корреспондент', 'zahlungspflichtiger', 'zahlungspflichtige*r', 'auftraggeber'],
    ...['beguenstigter/zahlungspflichtiger', 'begünstigter/zahlungspflichtiger', 'name zahlungsbeteiligter'],
    ...['auftraggeber/empfänger', 'auftraggeber/empfaenger'],
  ],
  // what came in, before what may have gone out as well
  amount: [
    ...['сумма по кредиту', 'credit', 'кредит', 'поступление', 'зачисление', 'приход', 'haben'],
    ...['amount', 'сумма', 'сумма платежа', 'сумма операции', 'betrag', 'umsatz'],
  ],
  currency: ['currency', 'валюта', 'währung', 'waehrung'],
  purpose: [
    ...['purpose', 'details', 'description', 'назначение платежа', 'назначение', 'основание платежа'],
    ...['verwendungszweck', 'buchungstext'],
  ],
};
const required: Field[] = ['date', 'amount', 'purpose'];

/** Columns that say which way the amounts have gone, in lower case; some banks give them no name. */
const directionNames = [
  ...['', 'debit/credit', 'credit/debit', 'd/c', 'c/d', 'soll/haben', 's/h', 'soll/haben-kennzeichen'],
  ...['soll/haben-kz', 'дебет/кредит', 'д/к', 'тип операции'],
];
const outgoing = ['debit', 'dbit', 'dr', 'd', 'soll', 's', 'дебет', 'дт', 'д', 'списание'];

/** Where the names of the columns may be: banks write titles above them. */
const HEAD_LINES = 20;

/**
 * Reads a bank statement in CSV, separated by commas, semicolons or tabs, of which one of the first lines names the
 * columns in English, Russian or German. A line that can't be read does not stop the others.
 *
 * @throws ApiError 422 at `content` for a file that is no statement
 */
export function readStatement(content: string, reading: Reading): StatementLine[] {
  const texts = content.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const { index, delimiter, units, ...head } = findHead(texts, reading);
  const records = readRecords(texts.slice(index + 1), delimiter);
  if (records.length === 0) refuse('There are no lines below the names of the columns');
  if (records.length > MOST_LINES) refuse(`At most ${MOST_LINES} lines at once: this file has ${records.length}`);
  const names = head.names.map((name, place) => (isOfAccounts(name, place, records) ? 'account' : name));
  const amountAt = placeOf(names, 'amount');
  if (amountAt < 0) refuseHead('amount');
  const cellOf = (cells: string[], field: Field) => cells[placeOf(names, field)] ?? '';
  const directionsAt = names.flatMap((name, place) => (directionNames.includes(name) ? [place] : []));
  const isDayFirst = dayComesFirst(records.map(({ cells }) => cellOf(cells, 'date')));
  return records.map(({ line, cells }) => {
    const number = line + index + 1;
    return cells.length === 0
      ? unreadable(number)
      : readLine(number, (field) => cellOf(cells, field), {
          ...reading,
          currency: units[amountAt] || reading.currency,
          isDayFirst,
          isOutgoing: directionsAt.some((place) => outgoing.includes(cells[place]?.toLowerCase() ?? '')),
        });
  });
}

interface Head {
  index: number;
  delimiter: string;
  /** In lower case, without the currency of `Betrag (€)`. */
  names: string[];
  /** The currencies that the names have; empty without one. */
  units: string[];
}

function placeOf(names: string[], field: Field): number {
  const name = columnNames[field].find((known) => names.includes(known));
  return name === undefined ? -1 : names.indexOf(name);
}

/** Whether a column that may have amounts has accounts: those of debits and credits do in many Russian exports. */
const isOfAccounts = (name: string, place: number, records: CsvRecord[]): boolean =>
  columnNames.amount.includes(name) && records.some(({ cells }) => ACCOUNT.test(cells[place] ?? ''));

/** 20 digits, however they are grouped. */
const ACCOUNT = /^(?:\d[ .]?){20}(?!\d)/;

function findHead(texts: string[], { precisionOf }: Reading): Head {
  // others than those of the platform as well: theirs are no amounts of its own
  const isCurrency = (code: string) => precisionOf(code) !== undefined || worldCurrencies.has(code);
  const heads = texts.slice(0, HEAD_LINES).flatMap((text, index) =>
    [',', ';', '\t'].map((delimiter): Head => {
      const written = parseLine(text, delimiter).map(takeNameApart);
      const units = written.map(({ unit }) => currencyOf(unit));
      return {
        ...{ index, delimiter, names: written.map(({ name }) => name) },
        // `Betrag (abs)` is in no currency
        units: units.map((code) => (isCurrency(code) ? code : '')),
      };
    }),
  );
  const missingIn = ({ names }: Head) => required.filter((field) => placeOf(names, field) < 0);
  // the nearest one, for the message
  const [head] = heads.toSorted((one, other) => missingIn(one).length - missingIn(other).length);
  const missing = head === undefined ? required : missingIn(head);
  return head === undefined || missing.length > 0 ? refuseHead(missing[0]) : head;
}

const refuseHead = (missing: Field | undefined): never =>
  refuse(`A line at the top must name the columns date, amount and purpose: no ${missing}`);

/** Longer than the names that banks give their columns. */
const LONGEST_NAME = 200;

/**
 * Takes `Betrag (€)`, `Сумма, руб.` and `Betrag in EUR` apart. A longer text names no column, and would take time in
 * proportion to the square of its length.
 */
function takeNameApart(written: string): { name: string; unit: string } {
  const tidy = written.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  if (tidy.length > LONGEST_NAME) return { name: tidy, unit: '' };
  const [, name = tidy, ...units] = /^(.+?)(?: ?\(([^)]*)\)|, ?(\S+)| in (\S+))$/.exec(tidy) ?? [];
  const unit = units.find((one) => one !== undefined) ?? '';
  return { name, unit };
}

interface CsvRecord {
  line: number;
  /** Empty if the line can't be read. */
  cells: string[];
}

const lenient = { trim: true, relax_column_count: true, relax_quotes: true };

/** As a whole, so that a cell may have several lines; line by line if one of them breaks the rest. */
function readRecords(texts: string[], delimiter: string): CsvRecord[] {
  try {
    // a stray quotation mark would join lines up to the next one, and so lose what is between
    const options = { ...lenient, relax_quotes: false, delimiter, info: true, skip_empty_lines: true };
    const records = parse(texts.join('\n'), options) as unknown as { info: { lines: number }; record: string[] }[];
    return records.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return texts.flatMap((text, index) =>
      text.trim() === '' ? [] : [{ line: index + 1, cells: parseLine(text, delimiter) }],
    );
  }
}

/** @returns no cells for a line that can't be read */
function parseLine(text: string, delimiter: string): string[] {
  try {
    return (parse(text, { ...lenient, delimiter }) as string[][])[0] ?? [];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return [];
  }
}

const unreadable = (line: number): StatementLine => ({
  line,
  entry: { date: '', reference: '', payer: '', amount: '', currency: '', purpose: '' },
  isIncoming: true,
  error: 'Not readable as CSV, look at its quotation marks',
});

function readLine(
  line: number,
  cell: (field: Field) => string,
  reading: Reading & { isDayFirst: boolean | null; isOutgoing: boolean },
): StatementLine {
  const written = cell('amount');
  const { amount, currency: named } = readAmount(written);
  const currency = cell('currency').toUpperCase().replace('RUR', 'RUB') || named || reading.currency;
  const entry = {
    date: isoDate(cell('date'), reading.isDayFirst),
    reference: cell('reference').slice(0, 64),
    payer: cell('payer').slice(0, 255),
    amount,
    currency,
    purpose: cell('purpose').slice(0, 500),
  };
  // sums stand below the payments, with neither
  const isPayment = /\d/.test(cell('date')) || entry.purpose !== '';
  const isIncoming = isPayment && !reading.isOutgoing && amount !== '' && !/^-|^0+(\.0+)?$/.test(amount);
  if (!isIncoming) return { line, entry, isIncoming, error: null };
  const isOther = named !== '' && named !== currency;
  const error = isOther ? `Amount ${written}: the line is in ${currency}` : refuseEntry(entry, written, reading);
  return { line, entry, isIncoming, error };
}

/** Those that there are (ISO 4217). */
const worldCurrencies = new Set(Intl.supportedValuesOf('currency'));

/** The signs of currencies that stand for one only. */
const signs: Record<string, string> = { '₽': 'RUB', руб: 'RUB', 'руб.': 'RUB', '€': 'EUR', '£': 'GBP' };

/** @param unit a sign or a code, in any case */
const currencyOf = (unit: string): string =>
  signs[unit.toLowerCase()] ?? (/^[a-z]{3}$/i.test(unit) ? unit.toUpperCase().replace('RUR', 'RUB') : '');

/** Takes `4000,00 ₽`, `4 000.00` and `4,000.00` apart; what remains ambiguous stays as it is written. */
function readAmount(written: string): { amount: string; currency: string } {
  const [, number = '', sign = ''] =
    /^(.*?)(₽|руб\.?|€|£|(?<=\d)[a-z]{3})?$/iu.exec(written.replaceAll(/\s/g, '')) ?? [];
  const plain = number.replace(/^[\p{Pd}−]/u, '-').replace(/^\+/, '');
  const isGrouped = /^-?\d{1,3}((,\d{3})+\.\d+|(,\d{3}){2,}|(\.\d{3})+,\d+|(\.\d{3}){2,})$/.test(plain);
  // of two kinds of separators, the last one is that of the fraction
  const ends = plain.includes('.') && plain.includes(',') ? /^(.*)[.,](\d+)$/ : /^(.*?)(?:[.,](\d{1,2}))?$/;
  const [, whole = '', fraction = ''] = ends.exec(plain) ?? [];
  const grouped = () => whole.replaceAll(/[.,]/g, '') + (fraction && `.${fraction}`);
  return { amount: isGrouped ? grouped() : plain.replace(',', '.'), currency: currencyOf(sign) };
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

const SLASHED = /^(\d\d)\/(\d\d)\/(\d{4})(?=[ T]|$)/;

/** Which comes first in dates like 24/11/2026: null if the file doesn't tell. */
function dayComesFirst(dates: string[]): boolean | null {
  const parts = dates.map((date) => SLASHED.exec(date)).filter((part) => part !== null);
  const isDay = parts.some(([, first]) => Number(first) > 12);
  const isMonth = parts.some(([, , second]) => Number(second) > 12);
  return isDay === isMonth ? null : isDay;
}

/** @returns '' for what is no date, or more than one */
function isoDate(text: string, isDayFirst: boolean | null): string {
  const slashed = isDayFirst === null ? text : text.replace(SLASHED, isDayFirst ? '$1.$2.$3' : '$2.$1.$3');
  const [, iso, day, month, year] = /^(?:(\d{4}-\d\d-\d\d)|(\d\d)\.(\d\d)\.(\d{4}|\d\d))(?:[ T]|$)/.exec(slashed) ?? [];
  const written = iso ?? `${year?.padStart(4, '20')}-${month}-${day}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : '';
}

function refuse(message: string): never {
  throw invalid({ content: [message] });
}
