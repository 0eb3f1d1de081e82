import { is1cStatement, read1cStatement } from './read-1c-statement.ts';
import { isXml, readCamtStatement } from './read-camt-statement.ts';
import { readCsvStatement } from './read-csv-statement.ts';
import { type Reading, refuseStatement, type StatementLine } from './statement-line.ts';

/**
 * Reads a bank statement in CSV, 1CClientBankExchange or CAMT.053.
 *
 * @throws ApiError 422 at `content` for a file that is no statement, or has more than 500 lines
 */
export function readStatement(content: string, reading: Reading): StatementLine[] {
  const text = content.replace(/^\uFEFF/, '');
  const texts = text.split(/\r\n|\r|\n/);
  if (is1cStatement(texts)) return read1cStatement(texts, reading);
  if (isXml(texts)) return readCamtStatement(text, reading);
  if (texts.some((line) => /^:61:/.test(line)))
    refuseStatement('This is an MT940 statement: export it as CSV, 1CClientBankExchange or CAMT.053');
  return readCsvStatement(texts, reading);
}
