import type { ReactNode } from 'react';
import { DraggableRecord } from '@/features/move-to-folder';
import type { CampaignToday } from '@/shared/api';
import { type Day, formatDateTime, writeFlight } from '@/shared/lib/dates';
import { formatMoney, formatNumber } from '@/shared/lib/format';
import { actionsColumn, createColumns } from '@/shared/ui/data-table';
import { LimitNote, type LimitUse, writeLimitUse } from './limit-note';

interface Listed {
  id: number;
  name: string;
  startDate: Day | null;
  endDate: Day | null;
  today: CampaignToday;
  currency: string;
  updatedAt: Date;
}

/**
 * The columns that campaigns and groups share. Their ids are the server's sort keys. The default columns fit beside the
 * folders on a laptop; the others can be switched on.
 */
export function sharedColumns<Row extends Listed>(limitOf: (row: Row) => LimitUse | undefined) {
  const column = createColumns<Row>();
  const count = (key: 'shows' | 'clicks', header: string, width: string) =>
    column.accessor(({ today }) => today[key], {
      id: key,
      header,
      enableSorting: false,
      meta: { align: 'end', width },
      cell: ({ getValue }) => formatNumber(getValue()),
    });

  return {
    /** Links to the row's screen; dragging it onto a folder moves the row there. */
    name: (record: 'campaign' | 'group', linkOf: (row: Row) => ReactNode) =>
      column.accessor(({ name }) => name, {
        id: 'name',
        header: 'Name',
        meta: { searchable: true, width: '9.5rem' },
        cell: ({ row: { original } }) => (
          <DraggableRecord record={record} id={original.id}>
            {linkOf(original)}
          </DraggableRecord>
        ),
      }),
    limit: column.accessor((row) => writeLimitUse(limitOf(row)), {
      id: 'limit',
      header: 'Limit used',
      enableSorting: false,
      meta: { width: '9rem' },
      cell: ({ row }) => <LimitNote use={limitOf(row.original)} />,
    }),
    today: [
      count('shows', 'Shows today', '5rem'),
      count('clicks', 'Clicks today', '4.5rem'),
      column.accessor(({ today }) => today.spend, {
        id: 'spend',
        header: 'Spend today',
        enableSorting: false,
        meta: { align: 'end', width: '7.5rem' },
        cell: ({ row }) => formatMoney(row.original.today.spend, row.original.currency),
      }),
    ],
    dates: column.accessor(({ startDate, endDate }) => writeFlight(startDate, endDate), {
      id: 'start_date',
      header: 'Dates',
      meta: { width: '12rem', extra: true },
    }),
    changed: column.accessor(({ updatedAt }) => updatedAt, {
      id: 'updated_at',
      header: 'Updated',
      meta: { width: '10rem', csv: formatDateTime, extra: true },
      cell: ({ row }) => formatDateTime(row.original.updatedAt),
    }),
    actions: actionsColumn<Row>,
  };
}
