import { DOMParser, type Element } from '@xmldom/xmldom';
import {
  type Direction,
  type ParseOptions,
  refuseCount,
  refuseStatement,
  type StatementLine,
  statementLine,
} from './statement-line.ts';

/** Whether a file is XML. */
export const isXml = (texts: string[]): boolean => /^\s*<(?:\?xml|Document)\b/.test(texts[0] ?? '');

/**
 * Reads a CAMT.053 (ISO 20022) of any version: one line for each booked entry, or for each payment of an entry with several
 * payments with their amounts.
 *
 * @throws ApiError 422 at `content` for other XML, without entries or with too many
 */
export function parseCamtStatement(content: string, options: ParseOptions): StatementLine[] {
  const statements = childrenAt(parse(content), 'BkToCstmrStmt');
  if (statements.length === 0) refuseStatement('This XML is not a CAMT.053 statement');
  const entries = statements.flatMap((statement) => childrenAt(statement, 'Stmt', 'Ntry'));
  if (entries.length === 0) refuseStatement('There are no payments in this CAMT.053 statement');
  const payments = entries.flatMap((entry) => paymentsOf(entry).map((details) => ({ entry, details })));
  refuseCount(payments.length);
  // numbered by position, because the whole file is often on one line
  return payments.map(({ entry, details }, index) => readPayment(index + 1, entry, details, options));
}

function parse(content: string): Element {
  // entities that a file defines itself can expand without limit
  if (/<!DOCTYPE/i.test(content)) refuseStatement('This XML is not a CAMT.053 statement');
  try {
    const root = new DOMParser({ onError: refuseFault }).parseFromString(content, 'text/xml').documentElement;
    if (root !== null) return root;
  } catch {
    // reported below
  }
  return refuseStatement('This XML is broken');
}

function refuseFault(_level: string, message: string): never {
  throw new Error(message);
}

/** The descendants of an element at a path of names, ignoring namespaces. */
function childrenAt(element: Element, ...path: string[]): Element[] {
  return path.reduce<Element[]>(
    (parents, name) =>
      parents.flatMap((parent) =>
        [...parent.childNodes].filter((node): node is Element => (node as Element).localName === name),
      ),
    [element],
  );
}

const textAt = (element: Element | undefined, ...path: string[]): string =>
  element === undefined ? '' : (childrenAt(element, ...path)[0]?.textContent?.trim() ?? '');

/** The payments of an entry; a single undefined if the entry itself is the payment. */
function paymentsOf(entry: Element): (Element | undefined)[] {
  const details = childrenAt(entry, 'NtryDtls', 'TxDtls');
  return details.length > 1 && details.every((one) => textAt(one, 'Amt') !== '') ? details : [details[0]];
}

const directions: Record<string, Direction> = { CRDT: 'in', DBIT: 'out' };

function readPayment(line: number, entry: Element, details: Element | undefined, options: ParseOptions): StatementLine {
  const isOneOfMany = details !== undefined && paymentsOf(entry).length > 1;
  const source = isOneOfMany ? details : entry;
  const direction = directions[textAt(source, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')];
  const written = textAt(source, 'Amt');
  const [date = ''] = [
    textAt(entry, 'BookgDt', 'Dt'),
    textAt(entry, 'BookgDt', 'DtTm'),
    textAt(entry, 'ValDt', 'Dt'),
  ].filter(Boolean);
  return statementLine(
    {
      ...{ line, written, canBeTotal: false },
      evidence: direction === undefined ? [] : [direction],
      status: textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts'),
      entry: {
        date: date.slice(0, 10),
        reference: referenceOf(entry, details),
        payer: payerOf(details, direction === 'out' ? 'Cdtr' : 'Dbtr'),
        amount: written,
        currency: childrenAt(source, 'Amt')[0]?.getAttribute('Ccy') ?? options.currency,
        purpose: purposeOf(entry, details),
      },
      doubt: textAt(entry, 'RvslInd') === 'true' ? 'The bank has reversed a payment' : undefined,
    },
    options,
  );
}

function referenceOf(entry: Element, details: Element | undefined): string {
  const endToEnd = textAt(details, 'Refs', 'EndToEndId');
  return endToEnd !== '' && endToEnd !== 'NOTPROVIDED'
    ? endToEnd
    : textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef');
}

const payerOf = (details: Element | undefined, role: 'Cdtr' | 'Dbtr'): string =>
  textAt(details, 'RltdPties', role, 'Nm') || textAt(details, 'RltdPties', role, 'Pty', 'Nm');

function purposeOf(entry: Element, details: Element | undefined): string {
  const texts = details === undefined ? [] : childrenAt(details, 'RmtInf', 'Ustrd');
  const unstructured = texts
    .map((text) => text.textContent ?? '')
    .join(' ')
    .trim();
  return unstructured || textAt(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref') || textAt(entry, 'AddtlNtryInf');
}
