/** Rows on one page of a list. */
export const pageSize = 50;

/** The state of a list as its URL carries it; pages count from 1. */
export interface ListState<Sort extends string = string> {
  search?: string | undefined;
  sort?: Sort | undefined;
  page?: number | undefined;
}

/** The query parameters for one page of a list. */
export const pageParams = <Sort extends string>({ search, sort, page = 1 }: ListState<Sort>) => ({
  search: search || undefined,
  sort,
  offset: (page - 1) * pageSize,
  limit: pageSize,
});
