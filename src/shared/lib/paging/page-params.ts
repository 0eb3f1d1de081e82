/** Rows on one page of a list, as usual; and how many it can be made to have. */
export const usualPageSize = 50;
export const pageSizes: readonly number[] = [25, usualPageSize, 100, 200];

/** The state of a list as its URL carries it; pages count from 1. */
export interface ListState<Sort extends string = string> {
  search?: string | undefined;
  sort?: Sort | undefined;
  page?: number | undefined;
  /** Rows on a page; as many as usual where it isn't said. */
  size?: number | undefined;
}

/** The query parameters for one page of a list. */
export const pageParams = <Sort extends string>({ search, sort, page = 1, size = usualPageSize }: ListState<Sort>) => ({
  search: search || undefined,
  sort,
  offset: (page - 1) * size,
  limit: size,
});
