import {
  isCancelledOrRejected,
  TransactionStatusBadge,
  transactionNote,
  transactionState,
  transactionStatusLabels,
  transactionTitle,
  transactionTypeLabels,
} from '@/entities/transaction';
import type { Transaction } from '@/shared/api';
import { formatDateTimeIn, formatTimeZone } from '@/shared/lib/dates';
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
  // exports the text of the cell instead of the choice's value
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

/** Dates in the time zone of the filter, named in the header; in the browser's zone until it is known. */
const dateIn = (zone: string | undefined) => {
  const write = (at: string) => formatDateTimeIn(at, zone);
  return column.accessor('date', {
    header: zone === undefined ? 'Date' : `Date (${formatTimeZone(zone)})`,
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
    // exports the text of the cell instead of the choice's value
    csv: (text: string) => text,
  },
  cell: ({ row: { original } }) => <TransactionStatusBadge transaction={original} />,
});

/** Columns of amounts in a single currency, named in the headers. */
const amountsIn = (currency: string) => [
  column.accessor('amount', {
    header: `Amount, ${currency}`,
    meta: { align: 'end', width: '10.5rem', card: 'corner' },
    cell: ({ row: { original } }) => (
      <Amount amount={original.amount} unit={original} signed struck={isCancelledOrRejected(original)} bare />
    ),
  }),
  column.accessor(({ balance_after: after }) => after ?? '–', {
    id: 'balance_after',
    header: `Balance after, ${currency}`,
    enableSorting: false,
    // on a card it has its own line with a label: next to the amount it would be ambiguous
    meta: { align: 'end', width: '11.5rem' },
    cell: ({ row: { original } }) => <Amount amount={original.balance_after} unit={original} bare />,
  }),
];

/**
 * The columns of the ledger.
 *
 * @param hasClients whether transactions of several users are listed
 * @param zone the time zone of the dates
 */
export const transactionColumns = (
  currency: string,
  { hasClients, zone }: { hasClients: boolean; zone: string | undefined },
): Columns<Transaction> => [what, ...(hasClients ? [client] : []), dateIn(zone), state, ...amountsIn(currency)];
