import {
  type Campaign,
  CampaignStatusBadge,
  campaignStatusLabels,
  servingLabels,
  tightestLimit,
} from '@/entities/campaign';
import { type Cabinet, managesOthers } from '@/entities/session';
import { formatMoney } from '@/shared/lib/format';
import { type Columns, createColumns, RowLink } from '@/shared/ui/data-table';
import { Link } from '@/shared/ui/link';
import { sharedColumns } from '@/widgets/campaign-tabs';
import { CampaignRowMenu } from './campaign-row-menu';
import { CampaignDraft } from './drafts';
import { ServingNote } from './serving-note';

const column = createColumns<Campaign>();
const shared = sharedColumns<Campaign>(tightestLimit);

const name = shared.name('campaign', (campaign) => (
  <>
    <RowLink from="/$cabinet/campaigns" to="/$cabinet/campaigns/$campaignId" params={{ campaignId: campaign.id }}>
      {campaign.name}
    </RowLink>
    <CampaignDraft campaign={campaign} />
  </>
));

const owner = column.accessor('ownerName', { id: 'owner_name', header: 'Advertiser', meta: { width: '8rem' } });

const listed: readonly Campaign['status'][] = ['working', 'stopped', 'lock', 'archive'];

const facts = [
  column.accessor('status', {
    header: 'Status',
    meta: {
      width: '6rem',
      choices: listed.map((value) => ({ value, label: campaignStatusLabels[value] })),
      csv: (status: Campaign['status']) => campaignStatusLabels[status],
    },
    cell: ({ row }) => <CampaignStatusBadge status={row.original.status} />,
  }),
  column.accessor('servingState', {
    id: 'serving',
    header: 'Serving',
    enableSorting: false,
    meta: { width: '7.75rem', csv: (state: Campaign['servingState']) => servingLabels[state] },
    cell: ({ row }) => <ServingNote campaign={row.original} />,
  }),
  shared.limit,
  ...shared.today,
  column.accessor(({ groupName }) => groupName ?? '–', {
    id: 'group_name',
    header: 'Group',
    meta: { width: '9rem', extra: true },
    cell: ({ row: { original }, getValue }) =>
      original.groupId === null ? (
        getValue()
      ) : (
        <Link from="/$cabinet/campaigns" to="/$cabinet/campaigns" search={{ group: original.groupId }}>
          {getValue()}
        </Link>
      ),
  }),
  shared.dates,
  column.accessor('bid', {
    header: 'Bid',
    meta: { align: 'end', width: '8rem', extra: true },
    cell: ({ row: { original } }) => `${formatMoney(original.bid, original.currency)} ${original.payModel}`,
  }),
  column.accessor('advertsCount', {
    id: 'adverts',
    header: 'Adverts',
    enableSorting: false,
    meta: { align: 'end', width: '6rem', extra: true },
  }),
  shared.changed,
];

const actions = shared.actions((campaign) => <CampaignRowMenu campaign={campaign} />);

const own: Columns<Campaign> = [name, ...facts, actions];
const ofOthers: Columns<Campaign> = [name, owner, ...facts, actions];

/** Managers and admins also get the owner's column. */
export const campaignColumns = (cabinet: Cabinet) => (managesOthers(cabinet) ? ofOthers : own);
