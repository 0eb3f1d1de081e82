import { queryOptions } from '@tanstack/react-query';
import { listAnalyticsFields } from '@/shared/api';

/** Milliseconds until analytics is asked again: for numbers that still grow, and whether there are any. */
export const REFRESH = 30_000;

/** The prefix of the keys of `analyticsFields`, for all cabinets. */
export const analyticsFieldsKey = ['analytics', 'fields'] as const;

/**
 * What can be asked for in a cabinet, preloaded and kept for the first question. While there are no numbers, it is asked
 * again. It is a module of its own because the route's loader is part of the entry chunk.
 */
export const analyticsFields = (cabinet: string) =>
  queryOptions({
    queryKey: [...analyticsFieldsKey, cabinet],
    queryFn: ({ signal }) => listAnalyticsFields({ signal }),
    gcTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.unavailable ? REFRESH : false),
  });
