import { currencyOf } from '@preroll/rules/finance/currency-signs';
import { type Column, columnNames, columnOf } from './column-names.ts';
import { parseLine } from './csv-records.ts';
import { normalizeWords, type ParseOptions, refuseStatement } from './statement-line.ts';

/** The column names of a statement. */
export interface StatementHead {
  /** The index of the first line below it. */
  end: number;
  delimiter: string;
  /** Normalized by `normalizeWords`, without currencies as in `Betrag (€)`. */
  names: string[];
  /** The currencies in the names; empty if there is none. */
  units: string[];
}

/** The number of first lines that may contain the column names: banks write titles above them. */
const HEAD_LINES = 20;

const required: readonly (readonly Column[])[] = [['date'], ['amount', 'moneyIn', 'moneyOut'], ['purpose']];

/**
 * Finds the column names in one of the first lines, or in two lines, of which the lower one names the debit and credit
 * columns.
 * @throws ApiError 422 at `content`
 */
export function findHead(texts: string[], { precisions }: ParseOptions): StatementHead {
  // also currencies that the platform lacks, whose amounts must not be taken for its own
  const isCurrency = (code: string) => precisions.has(code) || worldCurrencies.has(code);
  const heads = [',', ';', '\t'].flatMap((delimiter) => {
    const lines = texts.slice(0, HEAD_LINES + 1).map((text) => parseLine(text, delimiter).map(parseTitle));
    return lines.slice(0, HEAD_LINES).map((upper, index): StatementHead => {
      const lower = lines[index + 1] ?? [];
      const isDouble = isBelow(lower);
      const titles = isDouble ? upper.map((title, place) => (lower[place]?.name ? lower[place] : title)) : upper;
      const units = titles.map(({ unit }) => currencyOf(unit));
      return {
        ...{ end: index + (isDouble ? 2 : 1), delimiter, names: titles.map(({ name }) => name) },
        // `abs` in `Betrag (abs)` is no currency
        units: units.map((code) => (isCurrency(code) ? code : '')),
      };
    });
  });
  // the best match, for the error message
  const [head] = heads.toSorted((one, other) => missingIn(one).length - missingIn(other).length);
  const missing = head === undefined ? required : missingIn(head);
  return head === undefined || missing[0] !== undefined ? refuseHead(missing[0]?.[0] ?? 'date') : head;
}

const missingIn = ({ names }: StatementHead) =>
  required.filter((columns) => columns.every((column) => columnIndexOf(names, column) < 0));

function isBelow(titles: Title[]): boolean {
  const named = titles.filter(({ name }) => name !== '').map(({ name }) => columnOf(name));
  return named.length > 0 && named.every((column) => column === 'moneyIn' || column === 'moneyOut');
}

/** @returns -1 if the column is missing */
export function columnIndexOf(names: string[], column: Column): number {
  const name = columnNames[column].find((known) => names.includes(known));
  return name === undefined ? -1 : names.indexOf(name);
}

export const refuseHead = (missing: Column): never =>
  refuseStatement(`A line at the top must name the columns date, amount and purpose: no ${missing}`);

interface Title {
  /** Normalized by `normalizeWords`. */
  name: string;
  unit: string;
}

/** Longer than any column name of a bank. */
const MAX_NAME_LENGTH = 200;

/**
 * Splits `Betrag (€)`, `Сумма, руб.`, `Сумма в рублях` and `Betrag in EUR` into name and currency. A longer text is no
 * column name, and parsing it would take quadratic time.
 */
function parseTitle(written: string): Title {
  if (written.length > MAX_NAME_LENGTH) return { name: written, unit: '' };
  const tidy = normalizeWords(written);
  const [, name = tidy, ...units] = /^(.+?)(?: ?\(([^)]*)\)|, ?(\S+)| in (\S+)| в (рублях))$/.exec(tidy) ?? [];
  return { name, unit: units.find((one) => one !== undefined) ?? '' };
}

/** All existing currencies (ISO 4217). */
const worldCurrencies = new Set(Intl.supportedValuesOf('currency'));
