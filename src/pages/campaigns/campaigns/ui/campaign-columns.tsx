import {
  type Campaign,
  campaignState,
  campaignStateLabels,
  campaignStatusLabels,
  tightestLimit,
} from '@/entities/campaign';
import type { MetricColumnOptions, WithFigures } from '@/entities/metric';
import { type Cabinet, managesOthers } from '@/entities/session';
import { dayShare } from '@/shared/lib/dates';
import { formatMoney } from '@/shared/lib/format';
import { type Columns, createColumns } from '@/shared/ui/data-table';
import { toOptions } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { CampaignTitle, sharedColumns } from '@/widgets/campaign-tabs';
import { CampaignState } from '@/widgets/serving-answer';
import { CampaignRowMenu } from './campaign-row-menu';
import { CampaignDraft } from './drafts';

type Row = WithFigures<Campaign>;

const column = createColumns<Row>();
const shared = sharedColumns<Campaign>(tightestLimit, ({ timezone }) => dayShare(timezone));

const name = (withOwner: boolean) =>
  shared.name('campaign', (campaign) => (
    <CampaignTitle campaign={campaign} {...(!withOwner && { without: ['owner'] })}>
      <CampaignDraft campaign={campaign} />
    </CampaignTitle>
  ));

/** The name's second line as a column, for sorting and the export. */
const owner = column.accessor('ownerName', {
  id: 'owner_name',
  header: 'Advertiser',
  meta: { width: '8rem', extra: true },
});

const listed: readonly Campaign['status'][] = ['working', 'stopped', 'lock', 'archive'];

const state: Columns<Row> = [
  column.accessor((campaign) => campaignState(campaign).label, {
    id: 'state',
    header: 'State',
    enableSorting: false,
    meta: { width: '10rem', grows: true, card: 'head', choices: toOptions(campaignStateLabels) },
    cell: ({ row }) => <CampaignState campaign={row.original} />,
  }),
  column.accessor('status', {
    header: 'Status',
    meta: {
      width: '6rem',
      extra: true,
      choices: listed.map((value) => ({ value, label: campaignStatusLabels[value] })),
      csv: (status: Campaign['status']) => campaignStatusLabels[status],
    },
    cell: ({ row }) => campaignStatusLabels[row.original.status],
  }),
];

const facts: Columns<Row> = [
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

// created once: new column objects would render every row again
const leading = {
  alone: [name(false), ...state, shared.limit(false)],
  withOwner: [name(true), owner, ...state, shared.limit(true)],
};
const actions = shared.actions((campaign) => <CampaignRowMenu campaign={campaign} />);

/** Managers and admins also get the owner's column. */
export const campaignColumns = (cabinet: Cabinet, figures: MetricColumnOptions): Columns<Row> => [
  ...(managesOthers(cabinet) ? leading.withOwner : leading.alone),
  ...shared.figures(figures),
  ...facts,
  actions,
];
