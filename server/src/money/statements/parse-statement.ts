import { is1cStatement, parse1cStatement } from './parse-1c-statement.ts';
import { isXml, parseCamtStatement } from './parse-camt-statement.ts';
import { parseCsvStatement } from './parse-csv-statement.ts';
import { type ParseOptions, refuseStatement, type StatementLine } from './statement-line.ts';

/**
 * Reads a bank statement in CSV, 1CClientBankExchange or CAMT.053.
 *
 * @throws ApiError 422 at `content` for a file that is no statement, or has more than 500 lines
 */
export function parseStatement(content: string, options: ParseOptions): StatementLine[] {
  const text = content.replace(/^\uFEFF/, '');
  const texts = text.split(/\r\n|\r|\n/);
  if (is1cStatement(texts)) return parse1cStatement(texts, options);
  if (isXml(texts)) return parseCamtStatement(text, options);
  if (texts.some((line) => /^:61:/.test(line)))
    refuseStatement('This is an MT940 statement: export it as CSV, 1CClientBankExchange or CAMT.053');
  return parseCsvStatement(texts, options);
}
