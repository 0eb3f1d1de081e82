import type { ListFigures } from '@/shared/api';
import type { PeriodPreset, ZonedPeriodState } from '@/shared/lib/dates';
import { type Sort, sortOf } from '@/shared/lib/paging';
import { periodParams } from './figures-period';

type Figure = 'spend' | 'revenue';

type ListSearch = ZonedPeriodState & { sort?: string | undefined };

/** The default order of a table that sorts its rows itself. */
export const highestSpendFirst: Sort = { id: 'spend', desc: true };

/** Identifies the period of the figures: rows are reordered only when it changes. */
export const figuresPeriodKey = (figures: ListFigures | undefined): string | undefined =>
  figures && `${figures.period.date_from} ${figures.period.date_to}`;

interface FigureListOptions<Search extends ListSearch> {
  /** The figure by which an owner's list is sorted by default. */
  figure: Extract<Figure, Search['sort']>;
  /** The dates of a URL without any. */
  preset: PeriodPreset;
  /**
   * Whether the records are the user's own. Figures of several accounts have several currencies and can't be sorted by.
   */
  isOwn: boolean;
}

interface FigureList<Search extends ListSearch> {
  /** The parameters of the list, including its order and the days of the figure that it is sorted by. */
  state: Omit<Search, keyof ZonedPeriodState | 'sort'> & {
    sort: Search['sort'];
    days?: { date_from: string; date_to: string };
  };
  /**
   * Whether the list has the order given in the URL, for its header; false if that is a figure that can't be sorted by.
   */
  isRequestedSort: boolean;
  /** The parameters of the request for figures. */
  period: ReturnType<typeof periodParams>;
  /** The default order; undefined if figures can't be sorted by, which leaves the order to the server. */
  defaultSort: Sort | undefined;
}

/**
 * The requests of a list with figures, from its URL. By default, an owner's list is sorted by the figure, highest
 * first. The server sorts by figures of the account's time zone: if another one is chosen, the list is treated like one
 * of several accounts, which can't be sorted by figures.
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
    isRequestedSort: chosen === sort,
    period,
    defaultSort: isSorting ? sortOf(highestFirst) : undefined,
  };
}
