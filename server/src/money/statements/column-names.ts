import type { StatementEntry } from './statement-line.ts';

/** The content of a statement's column. */
export type Column =
  | Exclude<keyof StatementEntry, 'amount'>
  /** Incoming amounts, outgoing amounts, and amounts whose direction follows from another column or the sign. */
  | 'moneyIn'
  | 'moneyOut'
  | 'amount'
  | 'direction'
  | 'status'
  | 'payerAccount'
  | 'payeeAccount';

/**
 * Column names used by banks in English, Russian, German and Dutch: in lower case, with `е` for `ё`, without currencies. If
 * several match, the first one here wins. More can be added freely.
 */
export const columnNames: Record<Column, readonly string[]> = {
  date: [
    ...['date', 'booking date', 'posting date', 'transaction date', 'value date', 'дата', 'дата операции'],
    ...['дата проводки', 'дата зачисления', 'дата списания/зачисления', 'дата документа', 'дата платежа'],
    ...['дата и время', 'buchungstag', 'buchungsdatum', 'valutadatum', 'wertstellung', 'datum', 'boekdatum'],
  ],
  reference: [
    ...['reference', 'document', 'number', 'номер', 'номер документа', '№', '№ документа', '№ док.', '№ док'],
    ...['номер платежа', 'номер п/п', 'kundenreferenz', 'referenz', 'kenmerk'],
  ],
  payer: [
    ...['payer', 'counterparty', 'name', 'плательщик', 'наименование плательщика', 'контрагент'],
    ...['наименование контрагента', 'корреспондент', 'zahlungspflichtiger', 'zahlungspflichtige*r', 'auftraggeber'],
    ...['beguenstigter/zahlungspflichtiger', 'begünstigter/zahlungspflichtiger', 'name zahlungsbeteiligter'],
    ...['auftraggeber/empfänger', 'auftraggeber/empfaenger', 'naam tegenpartij', 'naam / omschrijving'],
  ],
  moneyIn: [
    ...['сумма по кредиту', 'сумма кредит', 'обороты по кредиту', 'credit', 'credit amount', 'кредит', 'поступление'],
    ...['поступления', 'зачисление', 'зачислено', 'приход', 'money in', 'paid in', 'deposits', 'haben', 'gutschrift'],
  ],
  moneyOut: [
    ...[
      'сумма по дебету',
      'сумма дебет',
      'обороты по дебету',
      'debit',
      'debit amount',
      'дебет',
      'списание',
      'списания',
    ],
    ...['списано', 'расход', 'money out', 'paid out', 'withdrawals', 'soll', 'lastschrift'],
  ],
  amount: [
    ...['amount', 'сумма', 'сумма платежа', 'сумма операции', 'сумма в валюте счета', 'сумма операции в валюте счета'],
    ...['сумма документа', 'сумма в валюте операции', 'betrag', 'umsatz', 'bedrag'],
  ],
  currency: ['currency', 'валюта', 'валюта счета', 'währung', 'waehrung', 'munt', 'valuta'],
  purpose: [
    ...['purpose', 'details', 'description', 'назначение платежа', 'назначение', 'основание платежа', 'описание'],
    ...['описание операции', 'детали платежа', 'содержание операции', 'verwendungszweck', 'buchungstext'],
    ...['omschrijving', 'mededelingen'],
  ],
  direction: [
    ...[
      'direction',
      'in/out',
      '+/-',
      '-/+',
      'debit/credit',
      'credit/debit',
      'debit/credit indicator',
      'd/c',
      'c/d',
      'd/k',
    ],
    ...['k/d', 'soll/haben', 's/h', 'soll/haben-kennzeichen', 'soll/haben-kz', 'дебет/кредит', 'кредит/дебет', 'д/к'],
    ...['к/д', 'дт/кт', 'приход/расход', 'поступление/списание', 'направление', 'направление платежа'],
    ...['направление операции', 'af bij', 'af/bij', 'bij/af'],
  ],
  status: ['status', 'state', 'статус', 'статус платежа', 'статус операции', 'состояние'],
  payerAccount: ['payer account', 'счет плательщика', 'р/с плательщика', 'счет дебета', 'счет дт'],
  payeeAccount: ['payee account', 'счет получателя', 'р/с получателя', 'счет кредита', 'счет кт'],
};

/** Names of columns that contain directions in some files only; some banks leave the name empty. */
export const ambiguousDirections = new Set([
  ...[
    '',
    'type',
    'transaction type',
    'kind',
    'тип',
    'тип операции',
    'тип документа',
    'вид операции',
    'вид',
    'операция',
  ],
  ...['kennzeichen', 'mutatiesoort'],
]);

const columns = new Map(
  Object.entries(columnNames).flatMap(([column, names]) => names.map((name) => [name, column as Column] as const)),
);

/** @param name normalized by `normalizeWords` */
export const columnOf = (name: string): Column | undefined => columns.get(name);
