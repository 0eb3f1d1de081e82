import { readFileSync } from 'node:fs';
import { decodeText } from '@preroll/rules/text/decode-text';
import { parseStatement } from './parse-statement.ts';
import type { StatementLine } from './statement-line.ts';

const precisions = new Map([
  ['RUB', 2],
  ['EUR', 2],
]);

/** Reads a statement as of 30 November 2026. */
export const read = (content: string) =>
  parseStatement(content, {
    currency: 'RUB',
    precisions,
    lastDay: '2026-11-30',
  });

/** Reads one of the files that caused problems for users. */
export const readFile = (name: string) => {
  const bytes = readFileSync(new URL(`../../../test/field-files/${name}`, import.meta.url));
  return read(decodeText(Uint8Array.from(bytes).buffer));
};

/** The direction or the doubt, and the amount of each payment. */
export const paymentsOf = (lines: StatementLine[]) =>
  lines.filter(({ isPayment }) => isPayment).map(({ direction, doubt, entry }) => [doubt ?? direction, entry.amount]);

/** The expected error for a rejected file. */
export const refusal = (message: string) => ({ fields: { content: [message] } });

export const UNKNOWN_DIRECTION = 'The file does not say whether this money came in or went out';
