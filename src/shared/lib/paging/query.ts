import { firstPage, type ListState } from './page-params';
import { type Sort, sortOf, sortParam } from './sort';

export interface ListQuery {
  /** Search text; empty for all rows. */
  search: string;
  sort: Sort | undefined;
  /** Accepted values by column; a column without values is not filtered. */
  choices: Readonly<Record<string, readonly string[]>>;
}

export const emptyListQuery: ListQuery = { search: '', sort: undefined, choices: {} };

/** Whether a query filters anything out. */
export const hasFilters = ({ search, choices }: ListQuery): boolean =>
  search.trim() !== '' || Object.values(choices).some((values) => values.length > 0);

/**
 * Reads the query from a route's search.
 *
 * @param filters the columns that can be filtered by value: `status=ban,lock`
 */
export function queryOf(state: ListState, filters: readonly string[] = []): ListQuery {
  const params: Readonly<Record<string, unknown>> = { ...state };
  return {
    search: state.search ?? '',
    sort: sortOf(state.sort),
    choices: Object.fromEntries(
      filters.flatMap((column) => {
        const param = params[column];
        return typeof param === 'string' && param !== '' ? [[column, param.split(',')]] : [];
      }),
    ),
  };
}

/**
 * The navigation for a changed query, always to the first page. A changed search text replaces the history entry, so
 * that Back doesn't undo it letter by letter.
 */
export function navigationTo<State extends ListState>(before: State, { search, sort, choices }: ListQuery) {
  const chosen = Object.entries(choices).map(([column, values]) => [column, values.join(',') || undefined]);
  return {
    search: {
      ...before,
      ...Object.fromEntries(chosen),
      search: search || undefined,
      sort: sortParam<NonNullable<State['sort']>>(sort),
      ...firstPage,
    },
    replace: search !== (before.search ?? ''),
  };
}
