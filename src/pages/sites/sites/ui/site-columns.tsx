import { type Site, SiteStatusBadge, siteStatusLabels } from '@/entities/site';
import { DraggableRecord } from '@/features/move-to-folder';
import { formatDateTime } from '@/shared/lib/dates';
import { actionsColumn, createColumns } from '@/shared/ui/data-table';
import { SiteRowMenu } from './site-row-menu';

const column = createColumns<Site>();

const facts = [
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

const name = column.accessor('name', {
  header: 'Name',
  meta: { searchable: true },
  cell: ({ row }) => (
    <DraggableRecord record="site" id={row.original.id}>
      {row.original.name}
    </DraggableRecord>
  ),
});

export const siteColumns = [name, ...facts];

/** For those who keep their sites in folders. */
export const siteColumnsWithFolders = [name, ...facts, actionsColumn<Site>((site) => <SiteRowMenu site={site} />)];
