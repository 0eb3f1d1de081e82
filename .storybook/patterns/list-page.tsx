import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../src/shared/lib/format';
import type { ListState } from '../../src/shared/lib/paging';
import { ButtonLink } from '../../src/shared/ui/button';
import { createColumns, type DataTableProps, RowLink } from '../../src/shared/ui/data-table';
import { EmptyState } from '../../src/shared/ui/empty-state';
import { ListTable } from '../../src/shared/ui/list-table';
import { PageHeader } from '../../src/shared/ui/page-header';
import { StatusBadge } from '../../src/shared/ui/status-badge';
import { type Campaign, statusWords } from './campaigns';

const column = createColumns<Campaign>();

const columns = [
  column.accessor('name', {
    header: 'Name',
    meta: { searchable: true },
    cell: ({ getValue }) => <RowLink to="/">{getValue()}</RowLink>,
  }),
  column.accessor('status', {
    header: 'Status',
    meta: { width: '9rem' },
    cell: ({ getValue }) => <StatusBadge status={getValue()}>{statusWords[getValue()]}</StatusBadge>,
  }),
  column.accessor('adverts', { header: 'Adverts', meta: { align: 'end', width: '7rem' } }),
  column.accessor('spent', {
    header: 'Spent, RUB',
    meta: { align: 'end', width: '9rem' },
    cell: ({ getValue }) => formatNumber(getValue()),
  }),
];

interface ListPageProps extends Pick<DataTableProps<Campaign, number>, 'rows' | 'error'> {
  total?: number;
  state?: ListState;
}

/** Page with a title, a primary action and a paginated list with filters. */
export function ListPage({ rows, total = rows?.length, error, state: initial = {} }: ListPageProps) {
  // a real page uses the route's `useSearch` and `useNavigate`
  const [{ search }, navigate] = useState({ search: initial, replace: false });
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
        empty={
          <EmptyState title="No campaigns yet">
            A campaign contains adverts and defines who sees them. Create the first one.
          </EmptyState>
        }
      />
    </>
  );
}
