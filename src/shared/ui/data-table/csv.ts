import { twoDigits } from '@/shared/lib/format';

export type CsvValue = string | number | boolean | null | undefined;

const isPlainNumber = /^[+-]?\d+(?:[.,]\d+)*%?$/;
/** Spreadsheets interpret cells with these prefixes as formulas (OWASP, "CSV Injection"). */
const isFormula = /^[=+\-@\t\r]/;

function field(value: CsvValue): string {
  if (value == null) return '';
  const text = String(value);
  const safe = isFormula.test(text) && !isPlainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Formats rows as CSV (RFC 4180). The byte order mark makes Excel read UTF-8; cells that a spreadsheet would run as a
 * formula are escaped with an apostrophe.
 */
export const toCsv = (rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;

/** File name with the local date: `campaigns-2026-11-21.csv`. */
export function csvFileName(name: string, date: Date): string {
  return `${name}-${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}.csv`;
}
