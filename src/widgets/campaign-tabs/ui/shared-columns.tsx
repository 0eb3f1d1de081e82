import type { ReactNode } from 'react';
import type { LimitUse } from '@/entities/campaign';
import { type MetricColumnOptions, metricColumns, type WithFigures } from '@/entities/metric';
import { DraggableRecord } from '@/features/move-to-folder';
import { type Day, formatDateTime, formatFlight } from '@/shared/lib/dates';
import { actionsColumn, createColumns } from '@/shared/ui/data-table';
import { formatLimitUse, LimitNote } from './limit-note';

interface Listed {
  id: number;
  folderId: number | null;
  name: string;
  startDate: Day | null;
  endDate: Day | null;
  currency: string;
  updatedAt: Date;
}

/**
 * The columns that campaigns and groups share. Their ids are the server's sort keys. The default columns fit next to
 * the folders on a laptop; the others can be shown on demand.
 *
 * @param dayShareOf how much of a row's day has passed, in percent, if its time zone is known
 */
export function sharedColumns<Row extends Listed>(
  limitOf: (row: Row) => LimitUse | undefined,
  dayShareOf?: (row: Row) => number,
) {
  type Shown = WithFigures<Row>;
  const column = createColumns<Shown>();

  return {
    /** Links to the row's screen. The row can be dragged onto a folder. */
    name: (record: 'campaign' | 'group', titleOf: (row: Shown) => ReactNode) =>
      column.accessor(({ name }) => name, {
        id: 'name',
        header: 'Name',
        // at most 300 pixels of text; the remaining width is for the reason of the state
        meta: { searchable: true, width: 'clamp(13rem, 100cqi - 48rem, 20rem)' },
        cell: ({ row: { original } }) => (
          <DraggableRecord record={record} of={original}>
            {titleOf(original)}
          </DraggableRecord>
        ),
      }),
    /** Rows of a single owner share a currency, which the headers of the figures name. */
    limit: (withCurrency: boolean) =>
      column.accessor((row) => formatLimitUse(limitOf(row)), {
        id: 'limit',
        header: 'Limit used',
        enableSorting: false,
        meta: { width: '12rem', card: 'wide' },
        cell: ({ row: { original } }) => (
          <LimitNote use={limitOf(original)} now={dayShareOf?.(original)} withCurrency={withCurrency} />
        ),
      }),
    figures: (options: MetricColumnOptions) => metricColumns<Row>(({ currency }) => currency, options),
    dates: column.accessor(({ startDate, endDate }) => formatFlight(startDate, endDate), {
      id: 'start_date',
      header: 'Dates',
      meta: { width: '12rem', extra: true },
    }),
    changed: column.accessor(({ updatedAt }) => updatedAt, {
      id: 'updated_at',
      header: 'Updated',
      meta: { width: '10rem', extra: true },
      cell: ({ row }) => formatDateTime(row.original.updatedAt),
    }),
    actions: actionsColumn<Shown>,
  };
}
