import { panelLabels, type User, UserStatusBadge, userStatusLabels } from '@/entities/user';
import { formatDateTime } from '@/shared/lib/dates';
import { Amount } from '@/shared/ui/amount';
import { type Columns, createColumns, RowLink } from '@/shared/ui/data-table';

const column = createColumns<User>();

const listed: readonly User['status'][] = ['working', 'stopped', 'moderate', 'lock', 'ban', 'archive'];

const lastSeen = ({ lastSeenAt, invitedAt }: User) => lastSeenAt ?? (invitedAt === null ? 'Never' : 'Invited');

export const userColumns: Columns<User> = [
  column.accessor('name', {
    header: 'Name',
    meta: { searchable: true, width: '12rem' },
    cell: ({ row: { original } }) => (
      <RowLink from="/$cabinet/users" to="/$cabinet/users/$userId" params={{ userId: original.id }}>
        {original.name}
      </RowLink>
    ),
  }),
  column.accessor('login', { header: 'E-mail', meta: { searchable: true, width: '14rem', card: 'head' } }),
  column.accessor(({ supportPanels }) => supportPanels.map((panel) => panelLabels[panel]).join(', ') || '–', {
    id: 'cabinets',
    header: 'Cabinets',
    enableSorting: false,
    meta: { width: '10rem', card: 'note' },
  }),
  column.accessor('status', {
    header: 'Status',
    meta: {
      width: '7rem',
      card: 'note',
      choices: listed.map((value) => ({ value, label: userStatusLabels[value] })),
      csv: (status: User['status']) => userStatusLabels[status],
    },
    cell: ({ row }) => <UserStatusBadge status={row.original.status} />,
  }),
  column.accessor(({ managerName }) => managerName ?? '–', {
    id: 'manager',
    header: 'Manager',
    enableSorting: false,
    meta: { width: '8.5rem' },
  }),
  column.accessor('balance', {
    header: 'Balance',
    meta: { align: 'end', width: '9rem', card: 'note' },
    cell: ({ row: { original } }) => <Amount amount={original.balance} unit={original} />,
  }),
  column.accessor('currency', {
    header: 'Currency',
    enableSorting: false,
    meta: { width: '6rem', extra: true, exported: true },
  }),
  column.accessor(lastSeen, {
    id: 'last_seen_at',
    header: 'Last seen',
    meta: { width: '10.5rem' },
    cell: ({ row: { original } }) => {
      const seen = lastSeen(original);
      return seen instanceof Date ? formatDateTime(seen) : seen;
    },
  }),
  column.accessor('statusReason', { header: 'Reason', enableSorting: false, meta: { width: '12rem', extra: true } }),
];
