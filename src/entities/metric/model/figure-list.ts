import type { ListFigures } from '@/shared/api';
import type { PeriodPreset, ZonedPeriodState } from '@/shared/lib/dates';
import { type Sort, sortOf } from '@/shared/lib/paging';
import { periodParams } from './figures-period';

type Figure = 'spend' | 'revenue';

type ListSearch = ZonedPeriodState & { sort?: string | undefined };

/** The order of a table that sorts its rows itself. */
export const highestSpendFirst: Sort = { id: 'spend', desc: true };

/** What the figures of a table's rows are of: while it stays, the rows stay where they are. */
export const orderedFor = (figures: ListFigures | undefined): string | undefined =>
  figures && `${figures.period.date_from} ${figures.period.date_to}`;

interface FigureListOptions<Search extends ListSearch> {
  /** What an owner's list is sorted by, unless the URL names another order. */
  figure: Extract<Figure, Search['sort']>;
  /** The list's dates if its URL names none. */
  preset: PeriodPreset;
  /** Whether the rows are the reader's own. Of several accounts there are figures in several currencies, which sort nothing. */
  isOwn: boolean;
}

interface FigureList<Search extends ListSearch> {
  /** What the list is asked for: its order, too, and the days of the figure that it is sorted by. */
  state: Omit<Search, keyof ZonedPeriodState | 'sort'> & {
    sort: Search['sort'];
    days?: { date_from: string; date_to: string };
  };
  /** Whether the list has the order that its URL names, for its head to show; false for one by figures that sort nothing. */
  isSortKept: boolean;
  /** The parameters of the call for its figures. */
  period: ReturnType<typeof periodParams>;
  /** The order of a list whose URL names none; undefined where the figure sorts nothing, and the server's is kept. */
  defaultSort: Sort | undefined;
}

/**
 * What a list with figures asks for, from its URL. An owner's begins with the highest figure. In a time zone that was
 * chosen the figures are not those that the server sorts by, so that the list is as those of several accounts.
 */
export function figureList<Search extends ListSearch>(
  { dates, compare, zone, sort, ...filters }: Search,
  { figure, preset, isOwn }: FigureListOptions<Search>,
): FigureList<Search> {
  const period = periodParams({ dates, compare, zone }, preset);
  const { date_from, date_to } = period;
  const isSorting = isOwn && zone === undefined;
  const highestFirst = `-${figure}` as const;
  const isFigure = (order: Search['sort']) => order === figure || order === highestFirst;
  const chosen = isFigure(sort) && !isSorting ? undefined : sort;
  const order = chosen ?? (isSorting ? highestFirst : undefined);
  return {
    state: { ...filters, sort: order, ...(isFigure(order) && { days: { date_from, date_to } }) },
    isSortKept: chosen === sort,
    period,
    defaultSort: isSorting ? sortOf(highestFirst) : undefined,
  };
}
