import { type Advert, advertStatusLabels, loadingStatusLabels } from '@/entities/advert';
import { PendingAdvertStatus } from '@/features/change-advert-status';
import { formatDateTime } from '@/shared/lib/dates';
import { formatDuration } from '@/shared/lib/format';
import { createColumns, RowLink } from '@/shared/ui/data-table';
import { AdvertRowMenu } from './advert-row-menu';

const column = createColumns<Advert>();

export const advertColumns = [
  column.accessor('name', {
    header: 'Name',
    cell: ({ row }) => (
      <RowLink
        from="/$cabinet/campaigns/$campaignId"
        to="/$cabinet/campaigns/adverts/$advertId"
        params={{ advertId: row.original.id }}
      >
        {row.original.name}
      </RowLink>
    ),
  }),
  column.accessor('status', {
    header: 'Status',
    meta: { width: '9rem', csv: (status: Advert['status']) => advertStatusLabels[status] },
    cell: ({ row }) => <PendingAdvertStatus advert={row.original} />,
  }),
  column.accessor(({ useVpaid, creative }) => (useVpaid ? 'VPAID' : loadingStatusLabels[creative.loadingStatus]), {
    id: 'video',
    header: 'Video',
    meta: { width: '10rem' },
  }),
  column.accessor(({ creative }) => creative.duration, {
    id: 'duration',
    header: 'Duration',
    meta: { align: 'end', width: '6rem' },
    cell: ({ row: { original } }) =>
      original.creative.duration === null ? '–' : formatDuration(original.creative.duration),
  }),
  column.accessor('updatedAt', {
    header: 'Changed',
    meta: { width: '11rem', csv: formatDateTime },
    cell: ({ row }) => formatDateTime(row.original.updatedAt),
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { align: 'end', width: '6rem' },
    cell: ({ row }) => <AdvertRowMenu advert={row.original} />,
  }),
];
