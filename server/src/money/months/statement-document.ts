import { type CurrencyUnit, Money } from '@preroll/rules/finance/money';
import type { TableCell } from 'pdfmake/interfaces.js';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import { amountFormat } from '../documents/amount-format.ts';
import { head, heading, MUTED, type PrintedDocument, party } from '../documents/document-parts.ts';
import type { FoundTransaction } from '../payments/transaction-queries.ts';

type Schemas = components['schemas'];

const titles: Record<Schemas['TransactionType'], string> = {
  deposit: 'Deposit · Пополнение',
  withdrawal: 'Payout · Выплата',
  spend: 'Spend · Расход на рекламу',
  income: 'Income · Доход',
  refund: 'Refund · Возврат',
  bonus: 'Bonus · Бонус',
  correction: 'Correction · Корректировка',
};

interface Statement {
  month: string;
  unit: CurrencyUnit;
  issuer: Schemas['Party'];
  owner: Schemas['Party'];
  /** The balance at the beginning of the month. */
  before: Money;
  /** In the order in which they changed the balance. */
  rows: readonly FoundTransaction[];
}

/** Lays out the statement of a month on A4, in English and Russian. */
export function statementDocument({ month, unit, issuer, owner, before, rows }: Statement): PrintedDocument {
  const title = `Statement · Выписка, ${month}`;
  const format = amountFormat(unit.precision);
  const amounts = rows.map(({ transaction }) => Money.of(transaction.amount, unit));
  const zero = Money.of('0', unit);
  const sum = (some: Money[]) => some.reduce((total, amount) => total.plus(amount), zero);
  const after = before.plus(sum(amounts));
  const total = (label: string, amount: Money, bold = false): TableCell[] => [
    { text: label, alignment: 'right', ...(bold ? { bold } : { color: MUTED }) },
    { text: `${format(amount.toString())} ${unit.code}`, alignment: 'right', bold },
  ];
  return {
    name: title,
    info: { title, author: issuer.name },
    content: [
      heading(title),
      { text: 'Transactions that were paid, by UTC · Проведённые операции, UTC', color: MUTED },
      party('Account · Владелец счёта', owner),
      party('Platform · Платформа', issuer),
      {
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [62, '*', 88, 88],
          body: [
            [
              head('Date · Дата'),
              head('Transaction · Операция'),
              head(`Amount, ${unit.code}\nСумма`, 'right'),
              head(`Balance, ${unit.code}\nОстаток`, 'right'),
            ],
            [
              '',
              { text: 'Balance before · Входящий остаток', color: MUTED },
              '',
              { text: format(before.toString()), alignment: 'right' },
            ],
            ...rows.map(({ transaction, invoiceNumber }): TableCell[] => [
              { text: writeDay(transaction.date.toISOString()) },
              {
                stack: [
                  titles[transaction.type],
                  { text: remarkOf(transaction, invoiceNumber), color: MUTED, fontSize: 8 },
                ].filter((part) => typeof part === 'string' || part.text !== ''),
              },
              { text: format(transaction.amount), alignment: 'right' },
              { text: format(transaction.balanceAfter ?? after.toString()), alignment: 'right' },
            ]),
          ],
        },
        layout: 'ruled',
        margin: [0, 18, 0, 0],
      },
      {
        unbreakable: true,
        table: {
          widths: ['*', 120],
          body: [
            total('Money in · Поступило', sum(amounts.filter(({ sign }) => sign > 0))),
            total('Money out · Списано', sum(amounts.filter(({ sign }) => sign < 0))),
            total('Balance after · Исходящий остаток', after, true),
          ],
        },
        layout: 'sums',
        margin: [0, 8, 0, 0],
      },
    ],
  };
}

const writeDay = (date: string) => date.slice(0, 10).split('-').toReversed().join('.');

/** The subject of a transaction: the day of delivery, the invoice, the comment. */
const remarkOf = ({ coversDay, comment }: FoundTransaction['transaction'], invoiceNumber: string | null): string =>
  [coversDay && `for · за ${writeDay(coversDay)}`, invoiceNumber && `invoice · счёт № ${invoiceNumber}`, comment]
    .filter(Boolean)
    .join(', ');
