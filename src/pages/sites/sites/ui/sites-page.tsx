import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Globe } from 'lucide-react';
import { type Site, SiteStatusBadge, siteQueries, siteStatusLabels } from '@/entities/site';
import { formatDateTime } from '@/shared/lib/dates';
import { createColumns } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { failureOf } from '@/shared/ui/error-state';
import { ListTable } from '@/shared/ui/list-table';
import { PageHeader } from '@/shared/ui/page-header';

const route = getRouteApi('/$cabinet/sites/');

const column = createColumns<Site>();

const columns = [
  column.accessor('name', { header: 'Name', meta: { searchable: true } }),
  column.accessor('domain', { header: 'Domain' }),
  column.accessor('ownerName', { header: 'Webmaster', enableSorting: false }),
  column.accessor('status', {
    header: 'Status',
    meta: { width: '9rem', csv: (status: Site['status']) => siteStatusLabels[status] },
    cell: ({ row }) => <SiteStatusBadge status={row.original.status} />,
  }),
  column.accessor('updatedAt', {
    id: 'updated_at',
    header: 'Changed',
    meta: { width: '11rem', csv: formatDateTime },
    cell: ({ row }) => formatDateTime(row.original.updatedAt),
  }),
];

/** The sites that somebody may see; the address holds search, order and page. */
export function SitesPage() {
  const state = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(siteQueries.list(state));

  return (
    <>
      <PageHeader title="Sites" />
      <ListTable
        label="Sites"
        name="sites"
        rows={list.data?.sites}
        total={list.data?.total}
        error={failureOf(list)}
        columns={columns}
        rowKey={({ id }) => id}
        state={state}
        navigate={navigate}
        empty={<EmptyState icon={<Globe aria-hidden />} title="No sites yet" />}
      />
    </>
  );
}
