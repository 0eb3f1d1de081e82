import { type Group, GroupStatusBadge, groupLimitUses, groupServing, groupStatusLabels } from '@/entities/group';
import { type Cabinet, managesOthers } from '@/entities/session';
import { formatMoney } from '@/shared/lib/format';
import { type Columns, createColumns, RowLink } from '@/shared/ui/data-table';
import { StateNote, sharedColumns } from '@/widgets/campaign-tabs';
import { GroupRowMenu } from './group-row-menu';

const column = createColumns<Group>();
const shared = sharedColumns<Group>((group) => groupLimitUses(group)[0]);

/** Links to the group's campaigns. */
const name = shared.name('group', ({ id, name }) => (
  <RowLink from="/$cabinet/campaigns/groups" to="/$cabinet/campaigns" search={{ group: id }}>
    {name}
  </RowLink>
));

const owner = column.accessor('ownerName', { header: 'Advertiser', enableSorting: false, meta: { width: '8rem' } });

const listed: readonly Group['status'][] = ['working', 'stopped', 'archive'];

const limit = (id: string, header: string, of: (group: Group) => number | null) =>
  column.accessor(
    (group) => {
      const amount = of(group);
      return amount === null ? '–' : formatMoney(amount, group.currency);
    },
    { id, header, enableSorting: false, meta: { align: 'end', width: '8rem', extra: true } },
  );

const facts = [
  column.accessor('status', {
    header: 'Status',
    meta: {
      width: '6rem',
      choices: listed.map((value) => ({ value, label: groupStatusLabels[value] })),
      csv: (status: Group['status']) => groupStatusLabels[status],
    },
    cell: ({ row }) => <GroupStatusBadge status={row.original.status} />,
  }),
  column.accessor((group) => groupServing(group).label, {
    id: 'serving',
    header: 'Serving',
    enableSorting: false,
    meta: { width: '7.75rem' },
    cell: ({ row }) => <StateNote {...groupServing(row.original)} />,
  }),
  shared.limit,
  ...shared.today,
  shared.dates,
  column.accessor('campaignsCount', {
    id: 'campaigns',
    header: 'Campaigns',
    enableSorting: false,
    meta: { align: 'end', width: '7rem', extra: true },
  }),
  limit('cash_limit', 'Total budget', ({ cashLimit }) => cashLimit),
  limit('cash_limit_day', 'Daily budget', ({ cashLimitDay }) => cashLimitDay),
  shared.changed,
];

const actions = shared.actions((group) => <GroupRowMenu group={group} />);

const own: Columns<Group> = [name, ...facts, actions];
const ofOthers: Columns<Group> = [name, owner, ...facts, actions];

/** Managers and admins also get the owner's column. */
export const groupColumns = (cabinet: Cabinet) => (managesOthers(cabinet) ? ofOthers : own);
