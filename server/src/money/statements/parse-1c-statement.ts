import { isoDate } from './read-date.ts';
import {
  type Direction,
  type ParseOptions,
  refuseCount,
  refuseStatement,
  type StatementLine,
  statementLine,
} from './statement-line.ts';

const SIGNATURE = '1CClientBankExchange';

/** Whether a file is a 1CClientBankExchange, which Russian banks export for accounting software. */
export const is1cStatement = (texts: string[]): boolean => texts[0]?.trim() === SIGNATURE;

/** A section of the file: the first value of each name. */
interface Section {
  line: number;
  fields: Map<string, string>;
}

/**
 * Reads a 1CClientBankExchange, the 1C standard for exchange with banks (version 1.03). Payments to one of the file's own
 * accounts are incoming, dated by the bank's posting date.
 *
 * @param texts its lines
 * @throws ApiError 422 at `content` without payments or with too many
 */
export function parse1cStatement(texts: string[], options: ParseOptions): StatementLine[] {
  const { ownAccounts, documents } = splitSections(texts);
  if (documents.length === 0) refuseStatement('There are no payments in this 1CClientBankExchange file');
  refuseCount(documents.length);
  return documents.map((document) => readDocument(document, ownAccounts, options));
}

function splitSections(texts: string[]): { ownAccounts: Set<string>; documents: Section[] } {
  const ownAccounts = new Set<string>();
  const documents: Section[] = [];
  let document: Section | undefined;
  for (const [index, text] of texts.entries()) {
    const end = text.indexOf('=');
    const name = (end < 0 ? text : text.slice(0, end)).trim();
    const value = end < 0 ? '' : text.slice(end + 1).trim();
    if (name === 'СекцияДокумент') {
      document = { line: index + 1, fields: new Map() };
      documents.push(document);
    } else if (name === 'КонецДокумента') document = undefined;
    else if (document !== undefined) {
      if (!document.fields.has(name)) document.fields.set(name, value);
    } else if (name === 'РасчСчет' && value !== '') ownAccounts.add(value);
  }
  return { ownAccounts, documents };
}

/** Currencies by the digits of an account number: ISO 4217 numeric codes, except for the ruble. */
const currencies: Record<string, string> = {
  '810': 'RUB',
  '643': 'RUB',
  '840': 'USD',
  '978': 'EUR',
  '156': 'CNY',
  '398': 'KZT',
};

function readDocument({ line, fields }: Section, ownAccounts: Set<string>, options: ParseOptions): StatementLine {
  const first = (...names: string[]) => names.map((name) => fields.get(name)).find(Boolean) ?? '';
  const accountsOf = (who: string) => [fields.get(`${who}Счет`), fields.get(`${who}РасчСчет`)];
  const ownOf = (who: string) => accountsOf(who).find((account) => account !== undefined && ownAccounts.has(account));
  const payee = ownOf('Получатель');
  const payer = ownOf('Плательщик');
  const evidence: Direction[] = [...(payee ? ['in' as const] : []), ...(payer ? ['out' as const] : [])];
  const other = payer === undefined ? 'Плательщик' : 'Получатель';
  const purposes = ['', '1', '2', '3', '4', '5', '6'].map((place) => fields.get(`НазначениеПлатежа${place}`) ?? '');
  const [whole = '', ...parts] = purposes;
  const written = first('Сумма');
  const date = payer === undefined ? first('ДатаПоступило', 'Дата') : first('ДатаСписано', 'Дата');
  return statementLine(
    {
      ...{ line, written, evidence, status: '', canBeTotal: false },
      entry: {
        date: isoDate(date, null),
        reference: first('Номер'),
        payer: first(`${other}1`, other),
        amount: written.replace(/^-/, ''),
        currency: currencies[(payee ?? payer ?? '').slice(5, 8)] ?? options.currency,
        purpose: whole || parts.filter(Boolean).join(' '),
      },
      doubt:
        payer === undefined && payee !== undefined && first('ДатаПоступило') === ''
          ? 'The bank has not said yet on which day it came in'
          : undefined,
    },
    options,
  );
}
