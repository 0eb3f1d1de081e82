import { UserStatusBadge, userStatusLabels } from '@/entities/user';
import { formatMoney } from '@/shared/lib/format';
import { Amount } from '@/shared/ui/amount';
import { type Columns, createColumns, RowLink, RowTitle, SecondLine } from '@/shared/ui/data-table';
import { Link } from '@/shared/ui/link';
import { Delta } from '@/shared/ui/stat';
import { type ClientRow, describeWaiting, describeWork } from '../model/client-row';

const column = createColumns<ClientRow>();

const ownsSitesOnly = ({ supportPanels }: ClientRow) =>
  supportPanels.includes('webmaster') && !supportPanels.includes('advertiser');

const before: Columns<ClientRow> = [
  column.accessor('name', {
    header: 'Client',
    meta: { searchable: true, width: '14rem', grows: true },
    cell: ({ row: { original } }) => (
      <RowTitle note={original.login}>
        <RowLink
          from="/$cabinet/campaigns"
          to={ownsSitesOnly(original) ? '/$cabinet/sites' : '/$cabinet/campaigns'}
          search={{ owner: original.id }}
        >
          {original.name}
        </RowLink>
      </RowTitle>
    ),
  }),
  column.accessor('status', {
    header: 'Status',
    meta: { width: '7rem', card: 'head', csv: (status: ClientRow['status']) => userStatusLabels[status] },
    cell: ({ row }) => <UserStatusBadge status={row.original.status} />,
  }),
  column.accessor(({ work }) => describeWork(work), {
    id: 'work',
    header: 'Has',
    enableSorting: false,
    meta: { width: '14rem', card: 'note' },
  }),
  column.accessor(({ work }) => describeWaiting(work), {
    id: 'waiting',
    header: 'Waiting',
    enableSorting: false,
    meta: { width: '14rem', card: 'note' },
  }),
];

const spend = (currency: string | undefined) =>
  column.accessor((client) => (ownsSitesOnly(client) ? null : client.spend), {
    id: 'spend',
    header: currency === undefined ? 'Spend' : `Spend, ${currency}`,
    enableSorting: false,
    meta: { align: 'end', width: '9rem', card: 'figure', currency, unit: 'spent' },
    cell: ({ row: { original } }) =>
      original.spend !== undefined &&
      currency !== undefined &&
      (ownsSitesOnly(original) ? (
        '–'
      ) : (
        <>
          <span>{formatMoney(original.spend, currency, { bare: true })}</span>
          <SecondLine>
            {original.before != null && <Delta value={original.spend} previous={original.before} />}
          </SecondLine>
        </>
      )),
  });

const after: Columns<ClientRow> = [
  column.accessor('balance', {
    header: 'Balance',
    meta: { align: 'end', width: '10rem', card: 'figure', unit: 'balance' },
    cell: ({ row: { original } }) => (
      <Link from="/$cabinet/campaigns" to="/$cabinet/finances" search={{ client: original.id }}>
        <Amount amount={original.balance} unit={original} />
      </Link>
    ),
  }),
  column.accessor('currency', {
    header: 'Currency',
    enableSorting: false,
    meta: { width: '6rem', extra: true, exported: true },
  }),
];

/**
 * @param currency the currency of the report, in which all spend is given
 */
export const clientColumns = (currency: string | undefined): Columns<ClientRow> => [
  ...before,
  spend(currency),
  ...after,
];
