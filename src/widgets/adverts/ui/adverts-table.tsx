import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { Advert } from '@/entities/advert';
import { figuresPeriodKey, highestSpendFirst, withFigures } from '@/entities/metric';
import type { ListFigures } from '@/shared/api';
import { columnFacts, DataTable, type DataTableProps, useStoredPreferences } from '@/shared/ui/data-table';
import { type AdvertRow, campaignAdvertColumns } from './advert-columns';
import { useBulkAdverts } from './use-bulk-adverts';

const nothing: ReadonlySet<number> = new Set();

interface AdvertsTableProps extends Pick<DataTableProps<AdvertRow, number>, 'query' | 'onQueryChange'> {
  rows: readonly Advert[];
  /** The figures of the rows, in the dates of the page. */
  figures: UseQueryResult<ListFigures>;
  currency: string;
  empty: ReactNode;
}

/**
 * Lists a campaign's adverts. The table has all rows, so it sorts and filters them itself. Rows can be started, stopped
 * and moved, individually or in bulk.
 */
export function AdvertsTable({ rows, figures: { data: figures, ...query }, currency, ...props }: AdvertsTableProps) {
  const [selected, onChange] = useState(nothing);
  const shown = useMemo(() => {
    const all = figures?.totals.reduce((sum, total) => sum + total.figures.shows, 0);
    const withCurrency = rows.map((row) => ({ ...row, currency }));
    return withFigures(withCurrency, figures)?.map((row) => ({
      ...row,
      share: all && row.figures ? row.figures.figures.shows / all : undefined,
    }));
  }, [rows, figures, currency]);
  const columns = useMemo(() => campaignAdvertColumns(currency), [currency]);
  const extra = useMemo(() => columnFacts(columns).flatMap(({ id, extra }) => (extra ? [id] : [])), [columns]);
  // rows are sorted by their figures, so they are shown together with them and don't move later
  const isWaiting = query.isPending && query.isFetching;
  const preferences = useStoredPreferences('adverts', extra);
  const chosen = rows.filter(({ id }) => selected.has(id));
  const { bulkActions, dialog } = useBulkAdverts(chosen, () => onChange(nothing));

  return (
    <>
      <DataTable
        label="Adverts"
        rows={isWaiting ? undefined : shown}
        isStale={query.isPlaceholderData}
        defaultSort={highestSpendFirst}
        resortKey={figuresPeriodKey(figures)}
        columns={columns}
        rowKey={({ id }) => id}
        csvName="adverts"
        selection={{ selected, onChange }}
        bulkActions={bulkActions}
        {...props}
        {...preferences}
      />
      {dialog}
    </>
  );
}
