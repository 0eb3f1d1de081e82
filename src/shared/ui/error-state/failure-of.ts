import type { UseQueryResult } from '@tanstack/react-query';
import { failureText } from '@/shared/api';

/**
 * The `ErrorState` props of a query that failed without any data. Data loaded before stays visible if a refresh fails.
 */
export const failureOf = ({ data, error, refetch }: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>) =>
  error && data === undefined ? { message: failureText(error), onRetry: () => void refetch() } : undefined;
