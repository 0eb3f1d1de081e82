/** The default page size, followed by the sizes to choose from. */
export const defaultPageSize = 50;
export const pageSizes: readonly number[] = [25, defaultPageSize, 100, 200];

/** State of a list in the URL; pages count from 1. */
export interface ListState<Sort extends string = string> {
  search?: string | undefined;
  sort?: Sort | undefined;
  page?: number | undefined;
  /** Page size; the default one if undefined. */
  size?: number | undefined;
}

/** Query parameters for one page of a list. */
export const pageParams = <Sort extends string>({
  search,
  sort,
  page = 1,
  size = defaultPageSize,
}: ListState<Sort>) => ({
  search: search || undefined,
  sort,
  offset: (page - 1) * size,
  limit: size,
});
