import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listNotifications } from '@/shared/api';
import { infiniteList } from '@/shared/lib/paging';
import { notificationKey } from './notification-key';

const PAGE_SIZE = 20;

export const notificationQueries = {
  /** The number of unread notifications. */
  unread: () =>
    queryOptions({
      queryKey: [...notificationKey, 'unread'],
      queryFn: async ({ signal }) => (await listNotifications({ unread: true, limit: 1 }, { signal })).unread,
    }),
  /** All notifications, newest first, in pages. */
  list: () =>
    infiniteQueryOptions({
      queryKey: [...notificationKey, 'list'],
      queryFn: ({ pageParam, signal }) => listNotifications({ after: pageParam, limit: PAGE_SIZE }, { signal }),
      ...infiniteList,
    }),
};
