import type { UseQueryResult } from '@tanstack/react-query';
import { ListFigures, ListPeriodFilter, listPeriod, tableTotals, type WithFigures } from '@/entities/metric';
import { type Cabinet, managesOthers } from '@/entities/session';
import type { ListFigures as Figures } from '@/shared/api';
import type { ZonedPeriodState } from '@/shared/lib/dates';
import { formatTotal } from '@/shared/lib/format';
import { firstPage, type ListState, type PageCursors, type Sort } from '@/shared/lib/paging';
import { failureOf } from '@/shared/ui/error-state';
import { useSelectedRows } from '@/shared/ui/list-table';

interface FiguredListOptions<Search extends ListState & ZonedPeriodState, Row extends { id: number }> {
  cabinet: Cabinet;
  /** What a row is: "campaign". */
  noun: string;
  search: Search;
  navigate: (to: { search: NoInfer<Search>; replace?: boolean; resetScroll?: boolean }) => unknown;
  /** The order of the list, from `figureList`. */
  order: { isRequestedSort: boolean; defaultSort: Sort | undefined };
  list: UseQueryResult<{ total: number } & PageCursors>;
  figures: UseQueryResult<Figures>;
  /** The rows of the current page; undefined while they load. */
  rows: readonly WithFigures<Row>[] | undefined;
}

/**
 * The shared parts of a list with figures, apart from columns and filters: dates, totals, order and selection. Changing
 * a filter returns to the first page and clears the selection.
 */
export function useFiguredList<Search extends ListState & ZonedPeriodState, Row extends { id: number }>({
  cabinet,
  noun,
  search,
  navigate,
  order,
  list,
  figures,
  rows,
}: FiguredListOptions<Search, Row>) {
  const { selected, rows: chosen, select, clear } = useSelectedRows(rows);
  const total = list.data?.total;
  const isFailed = failureOf(list) !== undefined;

  const narrow = (change: Partial<Search>) => {
    clear();
    void navigate({ search: { ...search, ...change, ...firstPage } });
  };

  const table = {
    rows,
    total,
    cursors: list.data,
    error: failureOf(list),
    isStale: list.isPlaceholderData || figures.isPlaceholderData,
    rowKey: ({ id }: { id: number }) => id,
    state: { ...search, sort: order.isRequestedSort ? search.sort : undefined },
    defaultSort: order.defaultSort,
    navigate,
    selection: { selected, onChange: select },
  };

  const totals = {
    period: (
      <ListPeriodFilter
        state={search}
        preset={listPeriod}
        period={figures.data?.period}
        seesOthers={managesOthers(cabinet)}
        onChange={(dates) => void navigate({ search: { ...search, ...dates, ...firstPage }, resetScroll: false })}
      />
    ),
    summary: total !== 0 && <ListFigures figures={figures} isFailed={isFailed} />,
    totals: tableTotals(figures.data, formatTotal(total ?? 0, noun)),
  };

  return { chosen, clear, narrow, table, totals };
}
