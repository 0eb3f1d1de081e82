import type { UseQueryResult } from '@tanstack/react-query';
import { ListPeriodFilter } from '@/entities/metric';
import { type Cabinet, managesOthers } from '@/entities/session';
import type { FiguresPeriod } from '@/shared/api';
import type { PeriodPreset, ZonedPeriodState } from '@/shared/lib/dates';
import { firstPage, type ListState, type PageCursors, type Sort } from '@/shared/lib/paging';
import { failureOf } from '@/shared/ui/error-state';
import { useSelectedRows } from '@/shared/ui/list-table';

export interface PeriodListOptions<Search extends ListState & ZonedPeriodState, Row extends { id: number }> {
  cabinet: Cabinet;
  search: Search;
  navigate: (to: { search: NoInfer<Search>; replace?: boolean; resetScroll?: boolean }) => unknown;
  /** The dates of a URL without any. */
  preset: PeriodPreset;
  /** The order of the list, from `figureList`. */
  order: { isRequestedSort: boolean; defaultSort: Sort | undefined };
  list: UseQueryResult<{ total: number } & PageCursors>;
  figures: UseQueryResult<{ period: FiguresPeriod }>;
  /** The rows of the current page; undefined while they load. */
  rows: readonly Row[] | undefined;
}

/**
 * The shared parts of a list whose rows have figures of a period: dates, order and selection. Changing a filter returns to
 * the first page and clears the selection.
 */
export function usePeriodList<Search extends ListState & ZonedPeriodState, Row extends { id: number }>({
  cabinet,
  search,
  navigate,
  preset,
  order,
  list,
  figures,
  rows,
}: PeriodListOptions<Search, Row>) {
  const { selected, rows: chosen, select, clear } = useSelectedRows(rows);

  const narrow = (change: Partial<Search>) => {
    clear();
    void navigate({ search: { ...search, ...change, ...firstPage } });
  };

  const table = {
    rows,
    total: list.data?.total,
    cursors: list.data,
    error: failureOf(list),
    isStale: list.isPlaceholderData || figures.isPlaceholderData,
    rowKey: ({ id }: { id: number }) => id,
    state: { ...search, sort: order.isRequestedSort ? search.sort : undefined },
    defaultSort: order.defaultSort,
    navigate,
    selection: { selected, onChange: select },
  };

  const period = (
    <ListPeriodFilter
      state={search}
      preset={preset}
      period={figures.data?.period}
      seesOthers={managesOthers(cabinet)}
      onChange={(dates) => void navigate({ search: { ...search, ...dates, ...firstPage }, resetScroll: false })}
    />
  );

  return { chosen, clear, narrow, table, period };
}
