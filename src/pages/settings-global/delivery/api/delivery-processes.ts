import { queryOptions } from '@tanstack/react-query';
import { listDeliveryProcesses } from '@/shared/api';

/** In milliseconds. */
const REFRESH = 10_000;

/** How delivery stands, again and again while somebody looks; a failure stays until somebody asks again. */
export const deliveryProcesses = () =>
  queryOptions({
    queryKey: ['delivery-processes'],
    queryFn: ({ signal }) => listDeliveryProcesses({ signal }),
    staleTime: REFRESH,
    refetchInterval: ({ state }) => (state.status === 'error' ? false : REFRESH),
  });
