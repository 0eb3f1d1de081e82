import { expect, it } from 'vitest';
import { paymentsOf, read, readFile, refusal, UNKNOWN_DIRECTION } from './test-statements.ts';

it('reads the payer, day, purpose and number of a 1CClientBankExchange', () => {
  expect(readFile('07-1c-clientbank.txt')).toMatchObject([
    {
      line: 20,
      entry: { date: '2026-11-20', reference: '217', payer: 'ООО "Ромашка"', currency: 'RUB' },
    },
  ]);
});

const exchange = (...fields: string[]) =>
  read(
    ['1CClientBankExchange', 'РасчСчет=40702978000000000123', 'СекцияДокумент=Платежное поручение', ...fields].join(
      '\n',
    ),
  );

it.each([
  ['paid to the account', ['ПолучательСчет=40702978000000000123', 'ДатаПоступило=20.11.2026'], 'in'],
  [
    'not credited yet',
    ['ПолучательСчет=40702978000000000123', 'Дата=20.11.2026'],
    'The bank has not said yet on which day it came in',
  ],
  ['paid from the account', ['ПлательщикРасчСчет=40702978000000000123', 'ДатаСписано=20.11.2026'], 'out'],
  ['of other accounts', ['ПолучательСчет=40702810000000000999', 'ДатаПоступило=20.11.2026'], UNKNOWN_DIRECTION],
  [
    'a refund',
    [
      'ПолучательСчет=40702978000000000123',
      'ДатаПоступило=20.11.2026',
      'НазначениеПлатежа1=Возврат',
      'НазначениеПлатежа2=аванса',
    ],
    'The purpose speaks of a refund',
  ],
])('reads a payment of a 1CClientBankExchange that is %s', (_, fields, result) => {
  const lines = exchange('Сумма=100.00', ...fields, 'КонецДокумента', 'КонецФайла');
  expect(paymentsOf(lines)).toEqual([[result, '100.00']]);
  expect(lines.map(({ entry }) => entry.date)).toEqual(['2026-11-20']);
});

it('refuses a file without payments', () => {
  expect(() => read('1CClientBankExchange')).toThrow(
    expect.objectContaining(refusal('There are no payments in this 1CClientBankExchange file')),
  );
});

it('marks a document without a date and a purpose as a payment to be checked', () => {
  const document = ['СекцияДокумент=Платежное поручение', 'Сумма=100.00', 'КонецДокумента'];
  const [line] = read(['1CClientBankExchange', ...document, 'КонецФайла'].join('\n'));
  expect(line).toMatchObject({ isPayment: true, error: expect.stringMatching(/^Date: /) });
});
