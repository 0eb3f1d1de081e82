import { keepPreviousData } from '@tanstack/react-query';

/** Query options of a list that the route's loader prefetches. */
export const listQuery = {
  placeholderData: keepPreviousData,
  /** The loader already fetches; without this, a request that fails during navigation would be repeated on mount. */
  retryOnMount: false,
  /** Errors are shown in place of the rows or figures. */
  meta: { showsRefusal: true },
} as const;
