import type { ListState } from './page-params';
import { type Sort, sortOf, sortParam } from './sort';

/** What of a list somebody wants to see. */
export interface Query {
  /** Text to look for; empty for all. */
  search: string;
  sort: Sort | undefined;
  /** By column, the values that pass; a column without any is not narrowed down. */
  choices: Readonly<Record<string, readonly string[]>>;
}

export const wholeList: Query = { search: '', sort: undefined, choices: {} };

/** Whether a query leaves anything out. */
export const narrowsDown = ({ search, choices }: Query): boolean =>
  search.trim() !== '' || Object.values(choices).some((values) => values.length > 0);

/** The query that a route's search holds. `filters` are the columns that are narrowed down by choices: `status=ban,lock`. */
export function queryOf(state: ListState, filters: readonly string[] = []): Query {
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
 * Where a changed query leads: to the first page of the list. What is typed replaces the entry in the history, so that
 * Back doesn't take it away letter by letter.
 */
export function navigationTo<State extends ListState>(before: State, { search, sort, choices }: Query) {
  const chosen = Object.entries(choices).map(([column, values]) => [column, values.join(',') || undefined]);
  return {
    search: {
      ...before,
      ...Object.fromEntries(chosen),
      search: search || undefined,
      sort: sortParam<NonNullable<State['sort']>>(sort),
      page: undefined,
    },
    replace: search !== (before.search ?? ''),
  };
}
