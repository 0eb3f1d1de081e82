import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { createColumns } from './columns';

/**
 * The last column of a list, with a `RowMenu` per row. Pinned, so that it stays visible in a wide table. Call it at
 * module scope.
 *
 * @param menuOf renders the row's menu, after a button for the most frequent action if there is one
 */
export const actionsColumn = <Row extends RowData>(
  menuOf: (row: Row) => ReactNode,
  { buttons = 1 }: { buttons?: 1 | 2 } = {},
) =>
  createColumns<Row>().display({
    id: 'actions',
    header: 'Actions',
    enableHiding: false,
    meta: { align: 'end', width: buttons === 1 ? '3.5rem' : '5.5rem', pinned: true, card: 'corner' },
    cell: ({ row }) => menuOf(row.original),
  });
