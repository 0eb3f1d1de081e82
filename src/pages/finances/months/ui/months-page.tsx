import { useSuspenseQuery } from '@tanstack/react-query';
import { MonthStateBadge, transactionQueries } from '@/entities/transaction';
import type { LedgerMonth } from '@/shared/api';
import { formatDateTime, formatMonth } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { createColumns, DataTable } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { CloseMonthButton } from './close-month-button';
import { OpenItems } from './open-items';

const column = createColumns<LedgerMonth>();

const Note = styled('span', {
  base: { display: 'block', textStyle: 'caption', color: 'text.muted', overflowWrap: 'anywhere' },
});

/** `12/11/2026, 10:00 by Timur Akhmetov` */
const writeClosing = ({ closed_at: at, closed_by_name: name }: LedgerMonth) =>
  at === null ? '' : `${formatDateTime(at)}${name === null ? '' : ` by ${name}`}`;

const stateOf = (month: LedgerMonth) => (month.closed_at === null ? 'Open' : `Closed ${writeClosing(month)}`);

const columns = [
  column.accessor(({ month }) => formatMonth(month), {
    id: 'month',
    header: 'Month',
    enableSorting: false,
    meta: { width: '10rem' },
  }),
  column.accessor(stateOf, {
    id: 'state',
    header: 'State',
    enableSorting: false,
    meta: { card: 'note' },
    cell: ({ row: { original } }) => (
      <>
        <MonthStateBadge month={original} />
        <Note>{writeClosing(original)}</Note>
      </>
    ),
  }),
  column.accessor('postings', {
    header: 'Postings',
    enableSorting: false,
    meta: { align: 'end', width: '8rem', card: 'figure', unit: ['posting', 'postings'] },
    cell: ({ row: { original } }) => formatNumber(original.postings),
  }),
  column.accessor('acts', {
    header: 'Acts',
    enableSorting: false,
    meta: { align: 'end', width: '8rem', card: 'figure', unit: ['act', 'acts'] },
    cell: ({ row: { original } }) => formatNumber(original.acts),
  }),
  column.display({
    id: 'close',
    header: 'Closing',
    meta: { width: '10rem', card: 'corner' },
    cell: ({ row: { original } }) => (original.closed_at === null ? <CloseMonthButton month={original} /> : null),
  }),
];

/** The months of the ledger. Closed months accept no more postings. */
export function MonthsPage() {
  const { data: months } = useSuspenseQuery(transactionQueries.months());
  // newest first, so this is the oldest open month
  const next = months.findLast(({ closed_at }) => closed_at === null);
  return (
    <>
      <PageHeader
        title="Months"
        description="Closing a month checks the ledger, ends its postings and issues an act to each advertiser who was charged."
      />
      <DataTable
        label="Months"
        rows={months}
        columns={columns}
        rowKey={({ month }) => month}
        empty={<EmptyState title="No postings yet" />}
      />
      {next && <OpenItems month={next.month} />}
    </>
  );
}
