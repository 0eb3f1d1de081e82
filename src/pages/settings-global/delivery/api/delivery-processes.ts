import { queryOptions } from '@tanstack/react-query';
import { listDeliveryProcesses } from '@/shared/api';

/** Refetch interval, in milliseconds. */
const REFETCH_INTERVAL_MS = 10_000;

/**
 * The state of all delivery processes, polled while the page is visible; after a failure, polling stops until a retry.
 */
export const deliveryProcesses = () =>
  queryOptions({
    queryKey: ['delivery-processes'],
    queryFn: ({ signal }) => listDeliveryProcesses({ signal }),
    staleTime: REFETCH_INTERVAL_MS,
    refetchInterval: ({ state }) => (state.status === 'error' ? false : REFETCH_INTERVAL_MS),
  });
