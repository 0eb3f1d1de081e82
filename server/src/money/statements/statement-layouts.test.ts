import { decodeText } from '@preroll/rules/text/decode-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStatement } from './parse-statement.ts';

interface Payment {
  isIn: boolean;
  cents: number;
}

const amountOf = ({ cents }: Payment) => (cents / 100).toFixed(2);
const russianAmountOf = (payment: Payment) =>
  amountOf(payment)
    .replace('.', ',')
    .replaceAll(/\B(?=(?:\d{3})+,)/g, ' ');

const OWN = '40702810000000000123';
const OTHER = '40702810000000054321';

const layouts: Record<string, (payments: Payment[]) => string[]> = {
  'debits and credits': (payments) => [
    'Выписка операций по счету',
    'Дата;Номер;Контрагент;Сумма по дебету;Сумма по кредиту;Назначение платежа',
    ...payments.map((one) => {
      const amount = russianAmountOf(one);
      return `20.11.2026;7;Ромашка;${one.isIn ? `0,00;${amount}` : `${amount};0,00`};Оплата по счету`;
    }),
  ],
  'a head of two lines': (payments) => [
    'Дата;Сумма;;Назначение платежа',
    ';Дебет;Кредит;',
    ...payments.map((one) => {
      const amount = russianAmountOf(one);
      return `20.11.2026;${one.isIn ? `;${amount}` : `${amount};`};Оплата по счету`;
    }),
  ],
  signs: (payments) => [
    'Date,Payer,Amount,Currency,Description',
    ...payments.map((one) => `2026-11-20,Romashka LLC,${one.isIn ? '+' : '-'}${amountOf(one)},RUB,Invoice`),
  ],
  'a column of directions': (payments) => [
    'Дата проводки;Направление;Сумма операции в рублях;Назначение платежа',
    ...payments.map((one) => `20.11.2026;${one.isIn ? 'Входящий' : 'Исходящий'};${russianAmountOf(one)};Оплата`),
  ],
  'a column of types': (payments) => [
    'Date\tType\tAmount\tDescription',
    ...payments.map((one) => `2026-11-20\t${one.isIn ? 'CREDIT' : 'DEBIT'}\t${amountOf(one)}\tInvoice`),
  ],
  'a column of plus and minus': (payments) => [
    '+/-;Дата;Сумма;Назначение',
    ...payments.map((one) => `${one.isIn ? '+' : '-'};20.11.2026 19:52:02;${russianAmountOf(one)};Оплата по счету`),
  ],
  'a column without a name': (payments) => [
    'Buchungstag;Verwendungszweck;Umsatz;',
    ...payments.map((one) => `20.11.2026;Rechnung;${russianAmountOf(one)};${one.isIn ? 'H' : 'S'}`),
  ],
  'accounts for debits and credits': (payments) => [
    `Выписка по счету ${OWN}`,
    'Дата;Сумма;Дебет;Кредит;Назначение платежа',
    ...payments.map((one) => {
      const accounts = one.isIn ? `${OTHER};${OWN}` : `${OWN};${OTHER}`;
      return `20.11.2026;${russianAmountOf(one)};${accounts};Оплата по счету`;
    }),
  ],
  '1CClientBankExchange': (payments) => [
    ...['1CClientBankExchange', 'Кодировка=Windows', `РасчСчет=${OWN}`],
    ...payments.flatMap((one) => [
      ...['СекцияДокумент=Платежное поручение', `Сумма=${amountOf(one)}`, 'НазначениеПлатежа=Оплата по счету'],
      ...(one.isIn
        ? [`ПлательщикСчет=${OTHER}`, `ПолучательСчет=${OWN}`, 'ДатаПоступило=20.11.2026']
        : [`ПлательщикСчет=${OWN}`, `ПолучательСчет=${OTHER}`, 'ДатаСписано=20.11.2026']),
      'КонецДокумента',
    ]),
    'КонецФайла',
  ],
  'CAMT.053': (payments) => [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>',
    ...payments.map(
      (one) =>
        `<Ntry><Amt Ccy="RUB">${amountOf(one)}</Amt><CdtDbtInd>${one.isIn ? 'CRDT' : 'DBIT'}</CdtDbtInd>` +
        '<Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt></Ntry>',
    ),
    '</Stmt></BkToCstmrStmt></Document>',
  ],
};

const silentLayouts: typeof layouts = {
  'one column of amounts': (payments) => [
    'Дата;Сумма;Назначение',
    ...payments.map((one) => `20.11.2026;${russianAmountOf(one)};Оплата по счету`),
  ],
  'directions in other words': (payments) => [
    'Дата;Направление;Сумма;Назначение',
    ...payments.map((one) => `20.11.2026;${one.isIn ? 'К нам' : 'От нас'};${russianAmountOf(one)};Оплата по счету`),
  ],
};

const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const utf16 = (text: string, isLittle: boolean) =>
  Array.from({ length: text.length }, (_, place) => text.charCodeAt(place)).flatMap((code) =>
    isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff],
  );
function bytesIn(encoding: 'windows-1251' | 'ibm866', text: string): number[] {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return [...text].map((letter) => letters.indexOf(letter));
}

const encodings: Record<string, (text: string) => number[]> = {
  'UTF-8': utf8,
  'UTF-8 with its mark': (text) => utf8(`\uFEFF${text}`),
  'UTF-8 with a cut letter': (text) => {
    const bytes = utf8(text);
    const last = bytes.findLastIndex((byte) => byte > 0x7f);
    return last < 0 ? bytes : bytes.toSpliced(last, 1);
  },
  'UTF-16, little-endian': (text) => utf16(text, true),
  'UTF-16, little-endian, with its mark': (text) => utf16(`\uFEFF${text}`, true),
  'UTF-16, big-endian': (text) => utf16(text, false),
  'UTF-16, big-endian, with its mark': (text) => utf16(`\uFEFF${text}`, false),
  'windows-1251': (text) => bytesIn('windows-1251', text),
  cp866: (text) => bytesIn('ibm866', text),
};

const somePayments = fc.array(fc.record({ isIn: fc.boolean(), cents: fc.integer({ min: 1, max: 1_000_000_000 }) }), {
  minLength: 1,
  maxLength: 8,
});

/** The total in cents that an import credits without asking. */
function creditedBy(bytes: number[]): number {
  const lines = parseStatement(decodeText(Uint8Array.from(bytes).buffer), {
    ...{ currency: 'RUB', precisions: new Map([['RUB', 2]]), lastDay: '2026-11-30' },
  });
  return lines
    .filter(({ direction, doubt, error }) => direction === 'in' && doubt === null && error === null)
    .reduce((sum, { entry }) => sum + Math.round(Number(entry.amount) * 100), 0);
}

describe.each(Object.entries(encodings))('a statement in %s', (_, encode) => {
  it.each(Object.entries(layouts))('credits incoming payments, by %s', (_name, write) => {
    void fc.assert(
      fc.property(somePayments, (payments) => {
        const cameIn = payments.filter(({ isIn }) => isIn).reduce((sum, { cents }) => sum + cents, 0);
        expect(creditedBy(encode(write(payments).join('\r\n')))).toBe(cameIn);
      }),
      { numRuns: 20 },
    );
  });

  it.each(Object.entries(silentLayouts))('credits nothing for %s', (_name, write) => {
    void fc.assert(
      fc.property(somePayments, (payments) => {
        expect(creditedBy(encode(write(payments).join('\r\n')))).toBe(0);
      }),
      { numRuns: 20 },
    );
  });
});
