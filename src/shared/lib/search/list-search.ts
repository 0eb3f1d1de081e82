import { defaultPageSize, firstPage, type ListState, numberedPages, pageSizes } from '@/shared/lib/paging';
import { idFrom } from './id-from';

type BothWays<Column extends string> = Column | `-${Column}`;

/**
 * Reads a list's state from the URL; invalid values are ignored. Written by hand because every route's search is part
 * of the entry chunk, where a schema library would add 15 KiB.
 */
export function listSearch<const Column extends string>(columns: readonly Column[]) {
  const orders = columns.flatMap(bothWays);
  return (params: Record<string, unknown>): ListState<BothWays<Column>> => {
    const size = pageSizes.find((choice) => choice === params.size);
    return {
      search: searchText(params.search),
      sort: orders.find((order) => order === params.sort),
      ...pageSearch(params, size),
      size,
    };
  };
}

/** Reads the page. Only pages beyond the numbered ones have a cursor, and they are reached by it alone. */
function pageSearch({ page, after }: Record<string, unknown>, size = defaultPageSize) {
  if (typeof page !== 'number' || !Number.isSafeInteger(page) || page < 1) return firstPage;
  if (page <= numberedPages(size)) return { page, after: undefined };
  return typeof after === 'string' && after !== '' ? { page, after } : firstPage;
}

/** The router parses some typed texts as a number or a boolean. */
function searchText(search: unknown): string | undefined {
  if (typeof search === 'string') return search;
  return typeof search === 'number' || typeof search === 'boolean' ? String(search) : undefined;
}

const bothWays = <Column extends string>(column: Column): BothWays<Column>[] => [column, `-${column}`];

/** Reads the state of a list that has folders. */
export function folderListSearch<const Column extends string>(columns: readonly Column[]) {
  const listState = listSearch(columns);
  return (search: Record<string, unknown>) => ({ ...listState(search), ...folderSearch(search) });
}

/** Reads a list's folder: an id, 0 for records without a folder, undefined for all records. */
const folderSearch = ({ folder }: Record<string, unknown>): { folder?: number | undefined } => ({
  folder: idFrom(0, folder),
});
