import { twoDigits } from '@/shared/lib/format';

export type CsvValue = string | number | boolean | null | undefined;

const isPlainNumber = /^[+-]?\d+(?:[.,]\d+)*%?$/;
/** Spreadsheets calculate what begins like this (OWASP, "CSV Injection"). */
const isFormula = /^[=+\-@\t\r]/;

function field(value: CsvValue): string {
  if (value == null) return '';
  const text = String(value);
  const safe = isFormula.test(text) && !isPlainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as CSV (RFC 4180), with a byte order mark, without which Excel takes UTF-8 for something else. What a
 * spreadsheet would run as a formula gets an apostrophe.
 */
export const toCsv = (rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;

/** `campaigns-2026-11-21.csv`, by the calendar of whoever exports. */
export function csvFileName(name: string, date: Date): string {
  return `${name}-${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}.csv`;
}
