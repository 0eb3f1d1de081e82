import {
  DocumentStatusBadge,
  documentName,
  documentState,
  documentStatusLabels,
  formatIssueDate,
} from '@/entities/transaction';
import type { Invoice } from '@/shared/api';
import { formatMonth } from '@/shared/lib/dates';
import { Amount } from '@/shared/ui/amount';
import { type Columns, createColumns, RowLink } from '@/shared/ui/data-table';
import { DownloadButton } from './download-button';

const column = createColumns<Invoice>();

const name = column.accessor(documentName, {
  id: 'number',
  header: 'Document',
  enableSorting: false,
  meta: { searchable: true },
  cell: ({ row: { original } }) => (
    <RowLink
      from="/$cabinet/finances/documents/"
      to="/$cabinet/finances/documents/$documentId"
      params={{ documentId: original.id }}
    >
      {documentName(original)}
    </RowLink>
  ),
});

const client = column.accessor('user_name', {
  id: 'client',
  header: 'Client',
  enableSorting: false,
  meta: { width: '12rem' },
});

const facts = [
  column.accessor(({ period }) => (period === null ? '–' : formatMonth(period)), {
    id: 'month',
    header: 'Month',
    enableSorting: false,
    meta: { width: '9rem', card: 'none' },
  }),
  column.accessor((document) => formatIssueDate(document) ?? '–', {
    id: 'issued_at',
    header: 'Issued',
    meta: { width: '8rem', card: 'note' },
  }),
  column.accessor(documentState, {
    id: 'status',
    header: 'State',
    enableSorting: false,
    meta: {
      width: '7rem',
      card: 'note',
      choices: Object.entries(documentStatusLabels).map(([value, label]) => ({ value, label })),
      // exports the text of the cell instead of the choice's value
      csv: (text: string) => text,
    },
    cell: ({ row: { original } }) => <DocumentStatusBadge document={original} />,
  }),
];

const total = (currency: string | undefined) =>
  column.accessor('total', {
    header: currency === undefined ? 'Amount' : `Amount, ${currency}`,
    // the export contains all pages, whose currencies may differ
    meta: { align: 'end', width: '11rem', card: 'note', csvHeader: 'Amount' },
    cell: ({ row: { original } }) => <Amount amount={original.total} unit={original} bare={currency !== undefined} />,
  });

const ends = [
  column.accessor('currency', {
    header: 'Currency',
    enableSorting: false,
    meta: { width: '6rem', extra: true, exported: true },
  }),
  column.display({
    id: 'file',
    header: 'PDF',
    meta: { width: '5rem', card: 'corner' },
    cell: ({ row: { original } }) => <DownloadButton invoiceId={original.id} name={documentName(original)} />,
  }),
];

/**
 * The columns of the documents of one or of several clients.
 *
 * @param currency shared by all documents shown, named in the header; undefined if each amount names its own
 */
export const documentColumns = (hasClients: boolean, currency: string | undefined): Columns<Invoice> => [
  name,
  ...(hasClients ? [client] : []),
  ...facts,
  total(currency),
  ...ends,
];
