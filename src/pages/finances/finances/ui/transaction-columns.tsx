import {
  isDropped,
  TransactionStatusBadge,
  transactionNote,
  transactionState,
  transactionStatusLabels,
  transactionTitle,
  transactionTypeLabels,
} from '@/entities/transaction';
import type { Transaction } from '@/shared/api';
import { formatDateTimeIn, writeZone } from '@/shared/lib/dates';
import { styled } from '@/shared/theme';
import { Amount } from '@/shared/ui/amount';
import { type Columns, createColumns, RowLink } from '@/shared/ui/data-table';

const column = createColumns<Transaction>();

const Note = styled('span', {
  base: { display: 'block', textStyle: 'caption', color: 'text.muted', lineClamp: '2', overflowWrap: 'anywhere' },
});

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const titleOf = (transaction: Transaction) =>
  [transactionTitle(transaction), transactionNote(transaction)].filter(Boolean).join(': ');

const what = column.accessor(titleOf, {
  id: 'type',
  header: 'Type',
  enableSorting: false,
  // the export has the text of the cell, not the choice
  meta: { searchable: true, choices: choicesOf(transactionTypeLabels), csv: (title: string) => title },
  cell: ({ row: { original } }) => (
    <>
      <RowLink from="/$cabinet/finances" to="/$cabinet/finances/$transactionId" params={{ transactionId: original.id }}>
        {transactionTitle(original)}
      </RowLink>
      <Note>{transactionNote(original)}</Note>
    </>
  ),
});

const client = column.accessor('user_name', {
  id: 'client',
  header: 'Client',
  enableSorting: false,
  meta: { width: '11rem', card: 'head' },
});

/** In the zone of the filter, which the head names; in the browser's until it is known. */
const dateIn = (zone: string | undefined) => {
  const write = (at: string) => formatDateTimeIn(at, zone);
  return column.accessor('date', {
    header: zone === undefined ? 'Date' : `Date (${writeZone(zone)})`,
    meta: { width: '11rem', card: 'note', csv: write },
    cell: ({ getValue }) => write(getValue()),
  });
};

const state = column.accessor(transactionState, {
  id: 'status',
  header: 'State',
  enableSorting: false,
  meta: {
    width: '8.5rem',
    card: 'note',
    choices: choicesOf(transactionStatusLabels),
    // the export has the text of the cell, not the choice
    csv: (text: string) => text,
  },
  cell: ({ row: { original } }) => <TransactionStatusBadge transaction={original} />,
});

/** Amounts of one currency, which their heads name. */
const amountsIn = (currency: string) => [
  column.accessor('amount', {
    header: `Amount, ${currency}`,
    meta: { align: 'end', width: '10.5rem', card: 'corner' },
    cell: ({ row: { original } }) => (
      <Amount amount={original.amount} unit={original} signed struck={isDropped(original)} bare />
    ),
  }),
  column.accessor(({ balance_after: after }) => after ?? '–', {
    id: 'balance_after',
    header: `Balance after, ${currency}`,
    enableSorting: false,
    // on a card it is a line with its header: beside the amount, nobody would know what it is
    meta: { align: 'end', width: '11.5rem' },
    cell: ({ row: { original } }) => <Amount amount={original.balance_after} unit={original} bare />,
  }),
];

/**
 * The columns of the ledger.
 *
 * @param hasClients whether transactions of several users are listed
 * @param zone in which dates are written
 */
export const transactionColumns = (
  currency: string,
  { hasClients, zone }: { hasClients: boolean; zone: string | undefined },
): Columns<Transaction> => [what, ...(hasClients ? [client] : []), dateIn(zone), state, ...amountsIn(currency)];
