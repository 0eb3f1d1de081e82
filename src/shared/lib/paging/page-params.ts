import { MAX_NUMBERED_ROWS } from '@preroll/rules/text/paging';

/** The default page size, followed by the sizes to choose from. */
export const defaultPageSize = 50;
export const pageSizes: readonly number[] = [25, defaultPageSize, 100, 200];

/** State of a list in the URL; page numbers start at 1. */
export interface ListState<Sort extends string = string> {
  search?: string | undefined;
  sort?: Sort | undefined;
  page?: number | undefined;
  /** The cursor of a page beyond the numbered ones. */
  after?: string | undefined;
  /** Page size; undefined means the default. */
  size?: number | undefined;
}

export interface PageCursors {
  next: string | null;
  previous: string | null;
}

/** The number of pages that can be reached by number; later ones need a cursor. */
export const numberedPages = (size: number): number => Math.floor(MAX_NUMBERED_ROWS / size);

/** Search parameters that reset a list to its first page. */
export const firstPage = { page: undefined, after: undefined } as const;

/** Query parameters for one page of a list. */
export const pageParams = <Sort extends string>({
  search,
  sort,
  page = 1,
  after,
  size = defaultPageSize,
}: ListState<Sort>) => ({
  search: search || undefined,
  sort,
  after,
  offset: after === undefined ? (page - 1) * size : undefined,
  limit: size,
});
