import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type Site, SiteStatusBadge, siteQueries } from '@/entities/site';
import type { ListSitesSort } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import { pageSize, sortOf, sortParam } from '@/shared/lib/paging';
import { createColumns, DataTable } from '@/shared/ui/data-table';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { NoSuchPage, Pagination } from '@/shared/ui/pagination';
import { SearchField } from '@/shared/ui/search-field';
import { TableSkeleton } from '@/shared/ui/skeleton';
import { NoSites } from './no-sites';

const route = getRouteApi('/$cabinet/sites/');

const column = createColumns<Site>();

const columns = [
  column.accessor('name', { header: 'Name' }),
  column.accessor('domain', { header: 'Domain' }),
  column.accessor('ownerName', { header: 'Webmaster', enableSorting: false }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ row }) => <SiteStatusBadge status={row.original.status} />,
  }),
  column.accessor('updatedAt', {
    id: 'updated_at',
    header: 'Changed',
    cell: ({ row }) => formatDateTime(row.original.updatedAt),
  }),
];

/** The sites that somebody may see; the address holds search, order and page. */
export function SitesPage() {
  const state = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery(siteQueries.list(state));

  return (
    <>
      <PageHeader
        title="Sites"
        filters={
          <SearchField
            label="Search sites"
            value={state.search ?? ''}
            onSearch={(search) =>
              navigate({ search: { ...state, search: search || undefined, page: undefined }, replace: true })
            }
          />
        }
      />
      {data ? (
        <>
          <DataTable
            label="Sites"
            rows={data.sites}
            columns={columns}
            rowKey={({ id }) => id}
            presorted
            sort={sortOf(state.sort)}
            onSortChange={(sort) =>
              navigate({ search: { ...state, sort: sortParam<ListSitesSort>(sort), page: undefined } })
            }
            empty={data.total > 0 ? <NoSuchPage /> : <NoSites isSearch={Boolean(state.search)} />}
          />
          <Pagination page={state.page ?? 1} pageSize={pageSize} total={data.total} />
        </>
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton />
      )}
    </>
  );
}
