import { contentFailure } from '@/shared/api';

/**
 * The `ErrorState` props of a query that failed without data. Previously loaded data stays visible if a refresh fails.
 */
export const failureOf = ({ data, error, refetch }: { data: unknown; error: Error | null; refetch: () => unknown }) =>
  error && data === undefined ? { message: contentFailure(error), onRetry: () => void refetch() } : undefined;
