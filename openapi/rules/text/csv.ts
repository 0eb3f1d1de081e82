export type CsvValue = string | number | boolean | null | undefined;

/** Starts a file, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const isPlainNumber = /^[+-]?\d+(?:[.,]\d+)*%?$/;
/**
 * Prefixes that spreadsheets interpret as formulas (OWASP, "CSV Injection"), including full-width signs in Japanese
 * Excel and the pipe in some programs.
 */
const isFormula = /^[=+\-@|\t\r\n＝＋－＠｜]/;

function field(value: CsvValue): string {
  if (typeof value !== 'string') return String(value ?? '');
  const safe = isFormula.test(value) && !isPlainNumber.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Formats a row of a CSV file (RFC 4180). Text that a spreadsheet would interpret as a formula is prefixed with an
 * apostrophe.
 */
export const csvRow = (values: readonly CsvValue[]): string => `${values.map(field).join(',')}\r\n`;

/** Formats a CSV file with a byte order mark. */
export const csvFile = (rows: readonly (readonly CsvValue[])[]): string => BYTE_ORDER_MARK + rows.map(csvRow).join('');
