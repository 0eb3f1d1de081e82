import type { LedgerEntry, TransactionDetail } from '@/shared/api';
import { formatDateTimeIn } from '@/shared/lib/dates';
import { Amount } from '@/shared/ui/amount';
import { type Columns, createColumns, DataTable } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { Section } from '@/shared/ui/section';

const accountLabels: Record<LedgerEntry['account'], string> = {
  balance: 'Balance',
  held: 'Held',
  clearing: 'Deposits and payouts in transit',
  revenue: 'Revenue of the platform',
};

type Row = LedgerEntry & Pick<TransactionDetail, 'currency' | 'precision'>;

const column = createColumns<Row>();

const nameOf = ({ account, user_name: owner }: LedgerEntry) =>
  owner === null ? accountLabels[account] : `${accountLabels[account]} of ${owner}`;

const columnsIn = (currency: string, zone: string): Columns<Row> => [
  column.accessor(nameOf, { id: 'account', header: 'Account', enableSorting: false }),
  column.accessor(({ created_at: at }) => formatDateTimeIn(at, zone), {
    id: 'date',
    header: 'Posted',
    enableSorting: false,
    meta: { width: '10rem', card: 'note' },
  }),
  column.accessor('amount', {
    header: `Amount, ${currency}`,
    enableSorting: false,
    meta: { align: 'end', width: '10rem', card: 'corner' },
    cell: ({ row: { original } }) => <Amount amount={original.amount} unit={original} signed bare />,
  }),
];

/** Both sides of each posting: the account that gains and the account that loses. */
export function EntriesSection({ transaction }: { transaction: TransactionDetail }) {
  const { entries, currency, precision, timezone } = transaction;
  return (
    <Section title="Ledger entries">
      <DataTable
        label="Both sides of each posting"
        rows={entries.map((entry) => ({ ...entry, currency, precision }))}
        columns={columnsIn(currency, timezone)}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Nothing posted">No money has moved yet.</EmptyState>}
      />
    </Section>
  );
}
