import type { UseQueryResult } from '@tanstack/react-query';
import { failureText } from '@/shared/api';

/** Of a query that failed and left nothing to show, what `ErrorState` needs. What was seen before outlives a failed refresh. */
export const failureOf = ({ data, error, refetch }: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>) =>
  error && data === undefined ? { message: failureText(error), onRetry: () => void refetch() } : undefined;
