import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError, isUnavailable } from '@/shared/api';
import { failureOf } from '@/shared/ui/error-state';

/** The text in place of numbers while the event store is unavailable, because zeros would be wrong. */
const describeOutage = (error: unknown): string =>
  `${error instanceof ApiError ? `${error.reason.replace(/\.$/, '')}. ` : ''}Events are still recorded, and will be counted here when it is back.`;

/** The `ErrorState` props of a query that failed and has no data. An outage of the event store is named as such. */
export function answerFailure(query: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>) {
  const failure = failureOf(query);
  return failure && isUnavailable(query.error) ? { ...failure, message: describeOutage(query.error) } : failure;
}
