import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paymentsOf, read, readFile, refusal, UNKNOWN_DIRECTION } from './test-statements.ts';

it.each([
  ['04-utf16be-bom.csv', [['in', '220000.00']]],
  ['05-cp866.csv', [['in', '220000.00']]],
  ['07-1c-clientbank.txt', [['in', '220000.00']]],
  ['10-napravlenie-out.csv', [['out', '220000.00']]],
  ['11-napravlenie-rub.csv', [['in', '220000.00']]],
  [
    '12-two-level-head.csv',
    [
      ['out', '220000.00'],
      ['in', '260000.00'],
    ],
  ],
  ['14-type-debit-en.csv', [['out', '220000.00']]],
  ['15-direction-out-en.csv', [['out', '220000.00']]],
  [
    '16-amount-dash.csv',
    [
      [UNKNOWN_DIRECTION, '220000.00'],
      [UNKNOWN_DIRECTION, '260000.00'],
      [UNKNOWN_DIRECTION, '50000.00'],
    ],
  ],
  ['22-opisanie.csv', [[UNKNOWN_DIRECTION, '220000.00']]],
  ['24-status-pending.csv', [['The status is “Отклонён банком”', '220000.00']]],
  [
    '30-plus-minus.csv',
    [
      ['out', '220000.00'],
      ['in', '260000.00'],
    ],
  ],
  ['37-summa-v-valyute.csv', [[UNKNOWN_DIRECTION, '220000.00']]],
])('reads %s', (name, payments) => {
  const lines = readFile(name);
  expect(lines.map(({ error }) => error)).toEqual(payments.map(() => null));
  expect(paymentsOf(lines)).toEqual(payments);
});

const csv = (head: string, ...lines: string[]) => read([head, ...lines].join('\n'));

it.each([
  // by the column's name
  ['Soll/Haben', 'S', 'H'],
  ['S/H', 'Soll', 'Haben'],
  ['Debit/Credit', 'D', 'C'],
  ['D/K', 'D', 'K'],
  ['Дебет/Кредит', 'Дебет', 'Кредит'],
  ['Af Bij', 'Af', 'Bij'],
  ['Направление', 'Исходящий', 'Входящий'],
  // by an empty name, or by names that can also mean something else
  ['', 'S', 'H'],
  ['Тип', 'Расход', 'Приход'],
  ['Type', 'DEBIT', 'CREDIT'],
  // only by the column's words
  ['Признак', 'Списание', 'Зачисление'],
])('recognises incoming and outgoing payments by the column "%s"', (name, out, into) => {
  const line = (direction: string) => `20.11.2026;Оплата;100,00;${direction}`;
  expect(paymentsOf(csv(`Дата;Назначение;Сумма;${name}`, line(out), line(into)))).toEqual([
    ['out', '100.00'],
    ['in', '100.00'],
  ]);
});

it.each([
  ['a word that is not known', 'Direction', ['Sideways'], ['The direction “Sideways” is not known']],
  ['no word', 'Direction', [''], [UNKNOWN_DIRECTION]],
  ['a column of something else', 'Type', ['Card'], [UNKNOWN_DIRECTION]],
  ['letters that may be codes', 'Code', ['C', 'C'], [UNKNOWN_DIRECTION, UNKNOWN_DIRECTION]],
  [
    'another column that says the contrary',
    'Direction;Type',
    ['in;debit'],
    ['The file says both that this money came in and that it went out'],
  ],
])('leaves a line to people that has %s', (_, name, words, doubts) => {
  const lines = csv(`Date;Purpose;Amount;${name}`, ...words.map((word) => `2026-11-20;Invoice;100.00;${word}`));
  expect(paymentsOf(lines)).toEqual(doubts.map((doubt) => [doubt, '100.00']));
});

it.each([
  ['a minus', ['-100.00', '100.00'], ['out', 'in']],
  ['a minus behind', ['100.00-', '100.00'], ['out', 'in']],
  ['brackets', ['(100.00)', '100.00'], ['out', 'in']],
  ['a dash', ['–100,00', '100,00'], ['out', 'in']],
  ['a plus', ['+100.00', '100.00'], ['in', UNKNOWN_DIRECTION]],
  ['nothing', ['100.00', '100.00'], [UNKNOWN_DIRECTION, UNKNOWN_DIRECTION]],
])('tells what came in by %s', (_, amounts, results) => {
  const lines = csv('Date;Purpose;Amount', ...amounts.map((amount) => `2026-11-20;Invoice;${amount}`));
  expect(paymentsOf(lines)).toEqual(results.map((result) => [result, '100.00']));
});

it('recognises incoming payments by columns of debits and credits, one of which may be 0 or negative', () => {
  const lines = csv(
    'Date;Purpose;Debit;Credit',
    ...['0.00;100.00', '100.00;0.00', '-100.00;', ';-100.00', '100.00;100.00'].map(
      (two) => `2026-11-20;Invoice;${two}`,
    ),
  );
  expect(paymentsOf(lines).map(([result]) => result)).toEqual([
    ...['in', 'out', 'out', 'out', 'The file says both that this money came in and that it went out'],
  ]);
});

it.each(['Возврат аванса', 'Refund of invoice', 'Rückzahlung', 'Chargeback'])(
  'leaves money to people whose purpose is "%s"',
  (purpose) => {
    expect(paymentsOf(csv('Date;Purpose;Credit', `2026-11-20;${purpose};100.00`))).toEqual([
      ['The purpose speaks of a refund', '100.00'],
    ]);
  },
);

it.each([
  ['Выполнен', 'in'],
  ['booked', 'in'],
  ['', 'in'],
  ['Pending', 'The status is “Pending”'],
])('takes money with the status "%s" as %s', (status, result) => {
  expect(paymentsOf(csv('Date;Purpose;Credit;Status', `2026-11-20;Invoice;100.00;${status}`))).toEqual([
    [result, '100.00'],
  ]);
});

it('reads debits, duplicate columns, accounts and totals, as Russian banks export them', () => {
  const lines = read(
    [
      'Выписка операций по лицевому счету;;;;;;',
      'За период с 01.11.2026 по 20.11.2026;;;;;;',
      'Дата проводки;Счет;;Сумма по дебету;Сумма по кредиту;№ документа;Наименование контрагента;Назначение  платежа',
      ';Дебет;Кредит;;;;;',
      '20.11.2026;40702810000000012345;40702810000000000123;;20 000,00;217;ООО «Север»;Оплата от 19.11.2026 г.',
      '20.11.2026;40702810000000000123;40702810000000054321;1 500,00;;218;ИП Иванов;Аренда',
      'Итого;;;1 500,00;20 000,00;;;',
      ';;;;20 000,00;;;',
    ].join('\r\n'),
  );
  expect(lines.map(({ line, isPayment, direction, entry }) => [line, isPayment && direction, entry.payer])).toEqual([
    [5, 'in', 'ООО «Север»'],
    [6, 'out', 'ИП Иванов'],
    [7, false, ''],
    [8, false, ''],
  ]);
  expect(lines[0]?.entry).toMatchObject({ date: '2026-11-20', amount: '20000.00', reference: '217' });
});

it.each(['40702810000000000123', '40702.810.0.0000.0000123'])(
  'tells what came in by accounts in the columns of debits and credits if %s is named above',
  (own) => {
    const lines = (top: string) =>
      read(
        [
          top,
          'Дата;Номер;Сумма;Дебет;Кредит;Назначение платежа',
          '20.11.2026;217;100,00;40702810000000012345;40702810000000000123;Оплата',
          '20.11.2026;218;100,00;40702810000000000123;40702810000000012345;Аренда',
        ].join('\n'),
      );
    expect(paymentsOf(lines(`Выписка по счёту ${own}`)).map(([result]) => result)).toEqual(['in', 'out']);
    expect(paymentsOf(lines('Выписка')).map(([result]) => result)).toEqual([UNKNOWN_DIRECTION, UNKNOWN_DIRECTION]);
  },
);

it.each([
  [
    '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Kundenreferenz (End-to-End)";' +
      '"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung"',
    '"DE89370400440532013000";"20.11.26";"20.11.26";"GUTSCHR. UEBERWEISUNG";"R";"E2E-217";"Müller GmbH";"1.220,00";"EUR"',
  ],
  [
    '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Verwendungszweck";"Betrag (EUR)";"Kundenreferenz"',
    '"20.11.26";"20.11.26";"Gebucht";"Müller GmbH";"R";"1.220,00";"E2E-217"',
  ],
  ['Buchungstag;Auftraggeber;Verwendungszweck;Umsatz;Referenz', '20.11.2026;Müller GmbH;R;+1220,00 EUR;E2E-217'],
])('reads what German banks export: %s', (head, line) => {
  expect(read(['Umsätze vom 20.11.2026', '', head, line].join('\r\n'))).toMatchObject([
    {
      error: null,
      entry: {
        date: '2026-11-20',
        payer: 'Müller GmbH',
        amount: '1220.00',
        currency: 'EUR',
        reference: 'E2E-217',
        purpose: 'R',
      },
    },
  ]);
});

it.each([
  ['Amount (net)', '1220,00', null],
  ['Betrag (abs)', '1220,00', null],
  ['Сумма, руб.', '1220,00', null],
  ['Сумма (всего)', '1220,00', null],
  ['Betrag in CHF', '1220,00', 'CHF is not one of the currencies'],
  ['Betrag (CHF)', '1220,00', 'CHF is not one of the currencies'],
  ['Betrag', '1220,00 CHF', 'CHF is not one of the currencies'],
  ['Betrag;Waehrung', '1220,00 EUR;RUB', 'Amount 1220,00 EUR: the line is in RUB'],
])('never takes the amount of another currency for one of its own: "%s", %s', (name, amount, error) => {
  expect(csv(`Date;Purpose;${name}`, `20.11.2026;Invoice;${amount}`).map((line) => line.error)).toEqual([error]);
});

it('reads lines below a title, with the quotes, dates, amounts and numbers that banks and people write', () => {
  const lines = read(
    [
      'Выписка',
      '',
      'Дата;Контрагент;Сумма;Назначение',
      '24/11/2026;ООО "Север";4,000.00;Оплата',
      '05/11/2026;"ООО ""Север""";4000,00 ₽;Оплата',
      '5.11.2026;А;4.000,00 руб.;Оплата',
      '05-11-2026;А;4000-00;Оплата',
      '2026.11.05 10:00;А;4 000=00;Оплата',
      '2026-11-05;А;4 000.00;Оплата',
    ].join('\n'),
  );
  expect(lines.map(({ line, entry, error }) => [line, entry.date, entry.payer, error ?? entry.amount])).toEqual([
    [4, '2026-11-24', 'ООО "Север"', '4000.00'],
    [5, '2026-11-05', 'ООО "Север"', '4000.00'],
    [6, '2026-11-05', 'А', '4000.00'],
    [7, '2026-11-05', 'А', '4000.00'],
    [8, '2026-11-05', 'А', '4000.00'],
    [9, '2026-11-05', 'А', '4000.00'],
  ]);
});

it('reports the first line of a payment that spans several', () => {
  const lines = csv('Date;Purpose;Amount', '', '2026-11-20;"Invoice\n\nof November";100', '2026-11-20;Invoice;100');
  expect(lines.map(({ line }) => line)).toEqual([3, 6]);
});

it('reads the other lines if one has broken quotation marks', () => {
  const lines = csv('Дата;Контрагент;Сумма;Назначение', '05.11.2026;"А;4000;Оплата', '05.11.2026;А;4000;Оплата');
  expect(lines.map(({ error }) => error)).toEqual(['Not readable as CSV, look at its quotation marks', null]);
  expect(readFile('17-unescaped-quotes.csv').map(({ error }) => error)).toEqual([expect.any(String)]);
});

it.each([
  ['2026-02-30', '100', 'Date: write it like 2026-11-20 or 20.11.2026'],
  ['2026-12-01', '100', 'Date: this day has not come yet'],
  ['2026-11-20', '1e2', 'Amount 1e2: Enter an amount like 1500.00'],
  ['2026-11-20', '4,000', 'Amount 4,000: At most 2 decimal places'],
  ['2026-11-20', 'NaN', 'Amount NaN: Enter an amount like 1500.00'],
  ['2026-11-20', '100.005', 'Amount 100.005: At most 2 decimal places'],
])('says what is wrong with the date %s or the amount %s', (date, amount, error) => {
  expect(csv('Date;Purpose;Amount', `${date};;${amount}`).map((line) => line.error)).toEqual([error]);
});

it('reads dates in the order that other dates of the file imply, unless it is ambiguous', () => {
  const datesOf = (...dates: string[]) =>
    csv('Date;Purpose;Amount', ...dates.map((date) => `${date};B;100`)).map(({ entry }) => entry.date);
  expect(datesOf('05/11/2026', '24/11/2026')).toEqual(['2026-11-05', '2026-11-24']);
  expect(datesOf('11/5/2026', '11/24/2026')).toEqual(['2026-11-05', '2026-11-24']);
  expect(datesOf('05/11/2026')).toEqual(['']);
  expect(datesOf('24/11/2026', '11/24/2026')).toEqual(['', '']);
});

const NO_HEAD = 'A line at the top must name the columns date, amount and purpose: no';
it.each([
  ['without the names of the columns', '2026-11-20,100.00,Invoice', `${NO_HEAD} date`],
  ['without an amount', 'Date;Purpose\n2026-11-20;Invoice', `${NO_HEAD} amount`],
  ['with accounts for amounts', `Дата;Дебет;Назначение\n20.11.2026;40702810000000012345;Оплата`, `${NO_HEAD} amount`],
  ['without lines', 'Date,Amount,Purpose\n', 'There are no lines below the names of the columns'],
  [
    'of too many lines',
    ['Date,Amount,Purpose', ...Array(501).fill('2026-11-20,1,B')].join('\n'),
    'At most 500 lines at once: this file has 501',
  ],
  [
    'with a line as long as a file may be',
    `date;amount;purpose;a${',b'.repeat(140_000)} c d\r\n`,
    'Line 1 is too long for a statement',
  ],
  ['of nothing but lines', '\n'.repeat(300_000), 'At most 500 lines at once: this file has 300001'],
  [
    'in MT940',
    readFileSync(new URL('../../../test/field-files/08-mt940.sta', import.meta.url), 'utf8'),
    'This is an MT940 statement: export it as CSV, 1CClientBankExchange or CAMT.053',
  ],
])('refuses a file %s', (_, content, message) => {
  expect(() => read(content)).toThrow(expect.objectContaining(refusal(message)));
});
