import { type Advert, type AdvertStatus, advertStatusLabels, loadingStatusLabels } from '@/entities/advert';
import { PendingAdvertStatus } from '@/features/change-advert-status';
import { DraggableRecord } from '@/features/move-to-folder';
import { formatDateTime } from '@/shared/lib/dates';
import { formatDuration } from '@/shared/lib/format';
import { createColumns, RowLink } from '@/shared/ui/data-table';
import { Link } from '@/shared/ui/link';
import { AdvertRowMenu } from './advert-row-menu';

const column = createColumns<Advert>();

const link = ({ id, name }: Advert) => (
  <RowLink from="/$cabinet/campaigns" to="/$cabinet/campaigns/adverts/$advertId" params={{ advertId: id }}>
    {name}
  </RowLink>
);

/** In lists with folders, the user's own adverts can be dragged into them. */
const name = (besideFolders: boolean) =>
  column.accessor('name', {
    header: 'Name',
    meta: { searchable: true },
    cell: ({ row: { original } }) =>
      besideFolders ? (
        <DraggableRecord record="advert" id={original.id}>
          {link(original)}
        </DraggableRecord>
      ) : (
        link(original)
      ),
  });

const campaign = column.accessor(({ campaignName }) => campaignName ?? '', {
  id: 'ads_name',
  header: 'Campaign',
  meta: { width: '12rem' },
  cell: ({ row: { original }, getValue }) => (
    <Link from="/$cabinet/campaigns" to="/$cabinet/campaigns/$campaignId" params={{ campaignId: original.campaignId }}>
      {getValue()}
    </Link>
  ),
});

const listed: readonly AdvertStatus[] = ['moderate', 'approved', 'working', 'stopped', 'ban'];

const status = column.accessor('status', {
  header: 'Status',
  meta: {
    width: '7.5rem',
    choices: listed.map((value) => ({ value, label: advertStatusLabels[value] })),
    csv: (value: AdvertStatus) => advertStatusLabels[value],
  },
  cell: ({ row }) => <PendingAdvertStatus advert={row.original} />,
});

const facts = (changed: { extra?: boolean }) => [
  column.accessor(({ useVpaid, creative }) => (useVpaid ? 'VPAID' : loadingStatusLabels[creative.loadingStatus]), {
    id: 'loading_status',
    header: 'Video',
    meta: { width: '10rem' },
  }),
  column.accessor(({ creative }) => creative.duration, {
    id: 'duration',
    header: 'Duration',
    meta: { align: 'end', width: '7rem' },
    cell: ({ row: { original } }) =>
      original.creative.duration === null ? '–' : formatDuration(original.creative.duration),
  }),
  column.accessor('updatedAt', {
    id: 'updated_at',
    header: 'Updated',
    meta: { ...changed, width: '11rem', csv: formatDateTime },
    cell: ({ row }) => formatDateTime(row.original.updatedAt),
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    enableHiding: false,
    meta: { align: 'end', width: '6rem' },
    cell: ({ row }) => <AdvertRowMenu advert={row.original} />,
  }),
];

/**
 * One set of columns per kind of list. Lists beside a folder panel, or with a campaign column, hide more columns by
 * default.
 */
export const advertColumns = {
  campaign: [name(false), status, ...facts({})],
  everything: [name(true), campaign, status, ...facts({ extra: true })],
} as const;
