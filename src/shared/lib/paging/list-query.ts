import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';

/** How a screen keeps its list, which the screen's route asks for. */
export const listQuery = {
  placeholderData: keepPreviousData,
  /** The route asks anew; a call that fails while the screen appears would be made once more. */
  retryOnMount: false,
} as const;

/** A list's call that failed and left nothing to show. What was seen before outlives a failed refresh. */
export const failureOf = ({ data, error, refetch }: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>) =>
  error && data === undefined ? { message: error.message, onRetry: () => void refetch() } : undefined;
