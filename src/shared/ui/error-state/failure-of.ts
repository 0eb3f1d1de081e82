import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '@/shared/api';

/** Of a query that failed and left nothing to show, what `ErrorState` needs. What was seen before outlives a failed refresh. */
export const failureOf = ({ data, error, refetch }: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>) =>
  error && data === undefined ? { message: messageOf(error), onRetry: () => void refetch() } : undefined;
