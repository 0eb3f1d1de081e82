import { type Campaign, CampaignStatusBadge, campaignStatusLabels } from '@/entities/campaign';
import type { Cabinet } from '@/entities/session';
import { formatDateTime } from '@/shared/lib/dates';
import { createColumns, RowLink } from '@/shared/ui/data-table';

const column = createColumns<Campaign>();

const name = column.accessor('name', {
  header: 'Name',
  meta: { searchable: true },
  cell: ({ row }) => (
    <RowLink from="/$cabinet/campaigns" to="/$cabinet/campaigns/$campaignId" params={{ campaignId: row.original.id }}>
      {row.original.name}
    </RowLink>
  ),
});

const owner = column.accessor('ownerName', { header: 'Advertiser', enableSorting: false, meta: { width: '12rem' } });

const facts = [
  column.accessor('status', {
    header: 'Status',
    meta: { width: '9rem', csv: (status: Campaign['status']) => campaignStatusLabels[status] },
    cell: ({ row }) => <CampaignStatusBadge status={row.original.status} />,
  }),
  column.accessor('advertsCount', { header: 'Adverts', enableSorting: false, meta: { align: 'end', width: '6rem' } }),
  column.accessor('updatedAt', {
    id: 'updated_at',
    header: 'Changed',
    meta: { width: '11rem', csv: formatDateTime },
    cell: ({ row }) => formatDateTime(row.original.updatedAt),
  }),
];

const own = [name, ...facts];
const ofOthers = [name, owner, ...facts];

/** Whoever looks after others sees whose campaign it is. The ids of columns are what the server sorts by. */
export const columnsByCabinet = {
  advertiser: own,
  webmaster: own,
  manager: ofOthers,
  admin: ofOthers,
} as const satisfies Record<Cabinet, unknown>;
