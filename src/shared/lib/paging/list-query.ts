import { keepPreviousData } from '@tanstack/react-query';

/** Query options of a list that the route's loader fetches. */
export const listQuery = {
  placeholderData: keepPreviousData,
  /** The loader fetches anew; without this, a call that fails during navigation would be repeated. */
  retryOnMount: false,
  /** In place of its rows or figures. */
  meta: { showsRefusal: true },
} as const;
