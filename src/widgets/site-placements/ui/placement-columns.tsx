import { PlacementStateLabel, placementStateLabels } from '@/entities/placement';
import { siteFigureColumns } from '@/entities/site';
import { PlacementMenu, TagButton } from '@/features/change-placements';
import type { PlacementState } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import { formatMoney } from '@/shared/lib/format';
import { actionsColumn, type Columns, createColumns, RowLink, RowTitle } from '@/shared/ui/data-table';
import { ShareBar } from '@/shared/ui/share-bar';
import type { PlacementRow } from '../model/placement-row';

const column = createColumns<PlacementRow>();
const page = '/$cabinet/sites/$siteId/placements/$placementId';
const states = Object.keys(placementStateLabels) as PlacementState[];

const facts: Columns<PlacementRow> = [
  column.accessor('name', {
    header: 'Placement',
    meta: { searchable: true },
    cell: ({ row: { original } }) => (
      <RowTitle note={original.format_name}>
        <RowLink from="/$cabinet/sites" to={page} params={{ siteId: original.site_id, placementId: original.id }}>
          {original.name}
        </RowLink>
      </RowTitle>
    ),
  }),
  column.accessor('state', {
    header: 'State',
    meta: {
      width: '9.5rem',
      card: 'head',
      choices: states.map((value) => ({ value, label: placementStateLabels[value] })),
      csv: (state: PlacementState) => placementStateLabels[state],
    },
    cell: ({ row }) => <PlacementStateLabel state={row.original.state} />,
  }),
  // the name's second line as a column, for sorting and the export
  column.accessor('format_name', {
    header: 'Format',
    meta: { width: '8rem', card: 'none', extra: true, exported: true },
  }),
];

const share = column.display({
  id: 'share',
  header: 'Share of revenue',
  meta: { width: '9.5rem', card: 'none' },
  cell: ({ row: { original } }) => original.share !== undefined && <ShareBar share={original.share} tone="money" />,
});

const floorPrice = (currency: string | undefined) =>
  column.accessor('floor_price', {
    header: currency === undefined ? 'Floor price' : `Floor price, ${currency}`,
    meta: { align: 'end', width: '10rem', extra: true },
    cell: ({ row: { original } }) =>
      formatMoney(original.floor_price, original.currency, { bare: currency !== undefined }),
  });

const ends: Columns<PlacementRow> = [
  column.accessor(({ last_request_at }) => last_request_at ?? '', {
    id: 'last_request_at',
    header: 'Last request',
    meta: { width: '11rem', extra: true },
    cell: ({ row: { original } }) => (original.last_request_at ? formatDateTime(original.last_request_at) : 'Never'),
  }),
  actionsColumn<PlacementRow>(
    (placement) => (
      <>
        <TagButton name={placement.name} siteId={placement.site_id} placementId={placement.id} />
        <PlacementMenu
          placement={placement}
          open={{ to: page, params: { siteId: placement.site_id, placementId: placement.id } }}
        />
      </>
    ),
    { buttons: 2 },
  ),
];

/**
 * @param currency of all placements, which is that of the site's owner; undefined while unknown
 */
export const placementColumns = (currency: string | undefined): Columns<PlacementRow> => [
  ...facts,
  share,
  ...siteFigureColumns<PlacementRow>({ only: currency }),
  floorPrice(currency),
  ...ends,
];
