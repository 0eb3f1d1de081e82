import { queryOptions } from '@tanstack/react-query';
import { listAnalyticsFields } from '@/shared/api';

/** Milliseconds until analytics is asked again: for numbers that still grow, and whether there are any. */
export const REFRESH = 30_000;

/**
 * What can be asked for in a cabinet. While there are no numbers, it is asked again. It is a module of its own because
 * the route's loader is part of the entry chunk.
 */
export const analyticsFields = (cabinet: string) =>
  queryOptions({
    queryKey: ['analytics', cabinet, 'fields'],
    queryFn: ({ signal }) => listAnalyticsFields({ signal }),
    refetchInterval: ({ state }) => (state.data?.unavailable ? REFRESH : false),
  });
