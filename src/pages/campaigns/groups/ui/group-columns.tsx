import { tightestLimit } from '@/entities/campaign';
import { type Group, GroupState, groupServing, groupStateLabels, groupStatusLabels } from '@/entities/group';
import type { MetricColumnOptions, WithFigures } from '@/entities/metric';
import { type Cabinet, managesOthers } from '@/entities/session';
import { formatCount, formatMoney } from '@/shared/lib/format';
import { type Columns, createColumns, RowLink, RowTitle } from '@/shared/ui/data-table';
import { toOptions } from '@/shared/ui/field';
import { sharedColumns } from '@/widgets/campaign-tabs';
import { GroupRowMenu } from './group-row-menu';

type Row = WithFigures<Group>;

const column = createColumns<Row>();
const shared = sharedColumns<Group>(tightestLimit);

/** The group's name, linked to its campaigns. */
const name = (withOwner: boolean) =>
  shared.name('group', ({ id, name, ownerName, campaignsCount }) => (
    <RowTitle note={`${withOwner ? `${ownerName}, ` : ''}${formatCount(campaignsCount, 'campaign')}`}>
      <RowLink from="/$cabinet/campaigns/groups" to="/$cabinet/campaigns" search={{ group: id }}>
        {name}
      </RowLink>
    </RowTitle>
  ));

/** The name's second line as a column, for the export. */
const owner = column.accessor('ownerName', {
  header: 'Advertiser',
  enableSorting: false,
  meta: { width: '8rem', extra: true },
});

const listed: readonly Group['status'][] = ['working', 'stopped', 'archive'];

const limit = (id: keyof Group['limits'], header: string) =>
  column.accessor(
    (group) => {
      const amount = group.limits[id];
      return amount === null ? '–' : formatMoney(amount, group.currency);
    },
    { id, header, enableSorting: false, meta: { align: 'end', width: '8rem', extra: true } },
  );

const state: Columns<Row> = [
  column.accessor((group) => groupServing(group).label, {
    id: 'state',
    header: 'State',
    enableSorting: false,
    meta: { width: '10rem', grows: true, card: 'head', choices: toOptions(groupStateLabels) },
    cell: ({ row }) => <GroupState group={row.original} withReason />,
  }),
  column.accessor('status', {
    header: 'Status',
    meta: {
      width: '6rem',
      extra: true,
      choices: listed.map((value) => ({ value, label: groupStatusLabels[value] })),
      csv: (status: Group['status']) => groupStatusLabels[status],
    },
    cell: ({ row }) => groupStatusLabels[row.original.status],
  }),
];

const facts: Columns<Row> = [
  shared.dates,
  column.accessor('campaignsCount', {
    id: 'campaigns',
    header: 'Campaigns',
    enableSorting: false,
    meta: { align: 'end', width: '7rem', extra: true },
  }),
  limit('cash_limit', 'Total budget'),
  limit('cash_limit_day', 'Daily budget'),
  shared.changed,
];

// created once: new column objects would render every row again
const leading = {
  alone: [name(false), ...state, shared.limit(false)],
  withOwner: [name(true), owner, ...state, shared.limit(true)],
};
const actions = shared.actions((group) => <GroupRowMenu group={group} />);

/** Managers and admins also get the owner's column. */
export const groupColumns = (cabinet: Cabinet, figures: MetricColumnOptions): Columns<Row> => [
  ...(managesOthers(cabinet) ? leading.withOwner : leading.alone),
  ...shared.figures(figures),
  ...facts,
  actions,
];
