import { type ListState, pageSizes } from '@/shared/lib/paging';

type BothWays<Column extends string> = Column | `-${Column}`;

/**
 * The state of a list that its URL carries. What doesn't fit is forgiven, not refused. Written by hand, because every
 * route's search is part of the entry: a schema would bring its library along, 15 KiB.
 */
export function listSearch<const Column extends string>(columns: readonly Column[]) {
  const orders = columns.flatMap(bothWays);
  return ({ search, sort, page, size }: Record<string, unknown>): ListState<BothWays<Column>> => ({
    search: typeof search === 'string' ? search : undefined,
    sort: orders.find((order) => order === sort),
    page: typeof page === 'number' && Number.isSafeInteger(page) && page >= 1 ? page : undefined,
    size: pageSizes.find((choice) => choice === size),
  });
}

const bothWays = <Column extends string>(column: Column): BothWays<Column>[] => [column, `-${column}`];

/** The folder that a list is narrowed down to: an id, 0 for what lies in none, nothing for everything. */
export const folderSearch = ({ folder }: Record<string, unknown>): { folder?: number | undefined } => ({
  folder: typeof folder === 'number' && Number.isSafeInteger(folder) && folder >= 0 ? folder : undefined,
});
