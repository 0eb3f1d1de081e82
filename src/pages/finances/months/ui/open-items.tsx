import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { commonCurrency, transactionQueries, transactionTypeLabels } from '@/entities/transaction';
import type { OpenItem } from '@/shared/api';
import { formatDay, formatMonth } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/format';
import { useIsBelow } from '@/shared/lib/media-query';
import { styled } from '@/shared/theme';
import { Amount } from '@/shared/ui/amount';
import { type Columns, createColumns, DataTable, RowLink } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { failureOf } from '@/shared/ui/error-state';

/** The key is generated: no field of an item is unique, because two rules may flag the same record. */
type Row = OpenItem & { key: number };

const column = createColumns<Row>();

const Head = styled('div', {
  base: { display: 'grid', gap: '1', mt: '10', mb: '4', '& > p': { color: 'text.muted', textWrap: 'pretty' } },
});
const Title = styled('h2', { base: { textStyle: 'sectionTitle' } });
const Why = chakra('span', {
  base: { overflowWrap: 'anywhere' },
  variants: { isRule: { true: { color: 'tone.error.text' }, false: {} } },
});

const whatOf = ({ kind }: OpenItem) => (kind === 'rule' ? 'Broken rule' : transactionTypeLabels[kind]);

const facts: Columns<Row> = [
  column.accessor(whatOf, {
    id: 'what',
    header: 'What',
    enableSorting: false,
    meta: { width: '9rem' },
    cell: ({ row: { original } }) =>
      original.transaction_id === null ? (
        whatOf(original)
      ) : (
        <RowLink
          from="/$cabinet/finances/months"
          to="/$cabinet/finances/$transactionId"
          params={{ transactionId: original.transaction_id }}
        >
          {whatOf(original)}
        </RowLink>
      ),
  }),
  column.accessor('text', {
    header: 'Why',
    enableSorting: false,
    meta: { card: 'head' },
    cell: ({ row: { original } }) => <Why isRule={original.kind === 'rule'}>{original.text}</Why>,
  }),
  column.accessor(({ user_name: name }) => name ?? '–', {
    id: 'user',
    header: 'User',
    enableSorting: false,
    meta: { width: '12rem', card: 'note' },
  }),
  column.accessor(({ day }) => (day === null ? '–' : formatDay(day)), {
    id: 'day',
    header: 'Day',
    enableSorting: false,
    meta: { width: '8rem', card: 'note' },
  }),
];

const amount = (currency: string | undefined) =>
  column.accessor('amount', {
    header: currency === undefined ? 'Amount' : `Amount, ${currency}`,
    enableSorting: false,
    meta: { align: 'end', width: '11rem', card: 'corner' },
    cell: ({ row: { original } }) => (
      <Amount
        amount={original.amount}
        unit={{ currency: original.currency ?? '', precision: original.precision }}
        signed
        bare={currency !== undefined}
      />
    ),
  });

/** The open items at the end of the next month to be closed. */
export function OpenItems({ month }: { month: string }) {
  const query = useQuery(transactionQueries.openItems(month));
  const { items, total = 0 } = query.data ?? {};
  // cards have no headers that could name the currency
  const isCards = useIsBelow('sm');
  const title = `Open in ${formatMonth(month)}`;
  return (
    <>
      <Head>
        <Title>{title}</Title>
        <p>
          <span>A broken rule stops the closing. The rest goes to the month in which it is paid or posted.</span>
          {total > (items?.length ?? 0) && (
            <span>{` These are the first ${items?.length} of ${formatNumber(total)}.`}</span>
          )}
        </p>
      </Head>
      <DataTable
        label={title}
        rows={items?.map((item, index) => ({ ...item, key: index }))}
        error={failureOf(query)}
        columns={[...facts, amount(isCards ? undefined : commonCurrency(items))]}
        rowKey={({ key }) => key}
        empty={<EmptyState title="Nothing is open">The ledger keeps its rules, and nothing waits.</EmptyState>}
      />
    </>
  );
}
