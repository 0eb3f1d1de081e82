import type { InvoiceDetail, InvoiceLine } from '@/shared/api';
import { Amount } from '@/shared/ui/amount';
import { type Columns, createColumns, DataTable } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { Section } from '@/shared/ui/section';

type Row = InvoiceLine & Pick<InvoiceDetail, 'currency' | 'precision'> & { id: number };

const column = createColumns<Row>();

const columnsIn = (currency: string): Columns<Row> => [
  column.accessor('title', { header: 'Title', enableSorting: false }),
  column.accessor('amount', {
    header: `Without VAT, ${currency}`,
    enableSorting: false,
    meta: { align: 'end', width: '11rem' },
    cell: ({ row: { original } }) => <Amount amount={original.amount} unit={original} bare />,
  }),
  column.accessor('total', {
    header: `With VAT, ${currency}`,
    enableSorting: false,
    meta: { align: 'end', width: '11rem', card: 'corner' },
    cell: ({ row: { original } }) => <Amount amount={original.total} unit={original} bare />,
  }),
];

export const DocumentLines = ({ document: { lines, currency, precision } }: { document: InvoiceDetail }) => (
  <Section title="Lines">
    <DataTable
      label="Lines of the document"
      rows={lines.map((line, id) => ({ ...line, id, currency, precision }))}
      columns={columnsIn(currency)}
      rowKey={({ id }) => id}
      empty={<EmptyState title="No lines" />}
    />
  </Section>
);
