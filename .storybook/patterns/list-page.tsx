import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatNumber, numberFormatter } from '../../src/shared/lib/format';
import type { ListState } from '../../src/shared/lib/paging';
import { ButtonLink } from '../../src/shared/ui/button';
import { createColumns, type DataTableProps, RowLink, RowTitle } from '../../src/shared/ui/data-table';
import { EmptyState } from '../../src/shared/ui/empty-state';
import { LimitMeter } from '../../src/shared/ui/limit-bar';
import { ListTable } from '../../src/shared/ui/list-table';
import { PageHeader } from '../../src/shared/ui/page-header';
import { PeriodFilter } from '../../src/shared/ui/period-filter';
import { Poster } from '../../src/shared/ui/poster';
import { QuartileGlyph } from '../../src/shared/ui/quartile-glyph';
import { StateLabel } from '../../src/shared/ui/state-label';
import type { Campaign } from './campaigns';
import { Figures } from './figures';

const column = createColumns<Campaign>();
const inMoney = numberFormatter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

const columns = [
  column.accessor('name', {
    header: 'Name',
    meta: { searchable: true, width: '16rem' },
    cell: ({ row: { original } }) => (
      <RowTitle picture={<Poster src={original.poster} duration={15} />} note={original.group}>
        <RowLink to="/">{original.name}</RowLink>
      </RowTitle>
    ),
  }),
  column.accessor(({ state }) => state.word, {
    id: 'state',
    header: 'State',
    enableSorting: false,
    meta: { width: '10rem', grows: true, card: 'head' },
    cell: ({ row: { original } }) => (
      <StateLabel state={original.state.kind} reason={original.state.reason}>
        {original.state.word}
      </StateLabel>
    ),
  }),
  column.accessor(({ limit }) => limit?.used, {
    id: 'limit',
    header: 'Limit used',
    enableSorting: false,
    meta: { width: '10rem', card: 'wide' },
    cell: ({ row: { original } }) =>
      original.limit === null ? (
        'No limit'
      ) : (
        <LimitMeter
          label="Daily budget"
          used={`RUB ${inMoney(original.limit.used)}`}
          limit={inMoney(original.limit.limit)}
          percent={(original.limit.used / original.limit.limit) * 100}
          tone="money"
          size="sm"
        />
      ),
  }),
  column.accessor('shows', {
    header: 'Shows',
    meta: { align: 'end', width: '7rem', card: 'figure', unit: 'shows' },
    cell: ({ getValue }) => formatNumber(getValue()),
  }),
  column.accessor(({ quartiles }) => quartiles?.[3], {
    id: 'completed',
    header: 'Completed',
    enableSorting: false,
    meta: { align: 'end', width: '6rem', card: 'none' },
    cell: ({ row: { original } }) =>
      original.quartiles === null ? '–' : <QuartileGlyph quartiles={original.quartiles} />,
  }),
  column.accessor('spend', {
    header: 'Spend, RUB',
    meta: { align: 'end', width: '8rem', card: 'figure', currency: 'RUB' },
    cell: ({ getValue }) => inMoney(getValue()),
  }),
];

const sumOf = (rows: readonly Campaign[], read: (row: Campaign) => number) =>
  rows.reduce((sum, row) => sum + read(row), 0);

interface ListPageProps extends Pick<DataTableProps<Campaign, number>, 'rows' | 'error'> {
  total?: number;
  state?: ListState;
}

/** A page with a title, a primary action, the totals of the list, and a paginated list with filters. */
export function ListPage({ rows, total = rows?.length, error, state: initial = {} }: ListPageProps) {
  // a real page uses the route's `useSearch` and `useNavigate`
  const [{ search }, navigate] = useState({ search: initial, replace: false });
  const [period, setPeriod] = useState({});
  const [shows, spend] = rows ? [sumOf(rows, (row) => row.shows), sumOf(rows, (row) => row.spend)] : [0, 0];
  return (
    <>
      <PageHeader
        title="Campaigns"
        actions={
          <ButtonLink to="/" icon={<Plus aria-hidden />}>
            New campaign
          </ButtonLink>
        }
      />
      <ListTable
        label="Campaigns"
        name="pattern"
        rows={rows}
        total={total}
        error={error}
        columns={columns}
        rowKey={({ id }) => id}
        state={search}
        navigate={navigate}
        period={
          <PeriodFilter state={period} preset="7-days" onChange={(change) => setPeriod({ ...period, ...change })} />
        }
        summary={rows && rows.length > 0 && <Figures kind="list" shows={shows} completed={0.683} spend={spend} />}
        totals={
          rows && { label: `${rows.length} campaigns`, cells: { shows: formatNumber(shows), spend: inMoney(spend) } }
        }
        empty={
          <EmptyState title="No campaigns yet">
            A campaign contains adverts and defines who sees them. Create the first one.
          </EmptyState>
        }
      />
    </>
  );
}
