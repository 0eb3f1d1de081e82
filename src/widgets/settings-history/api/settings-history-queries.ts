import { infiniteQueryOptions } from '@tanstack/react-query';
import { listSettingsChanges, type SettingsKind } from '@/shared/api';
import { infiniteList } from '@/shared/lib/paging';

const HISTORY_PAGE_SIZE = 20;

/** The history of a record of the global settings, newest first. It is refetched each time it is opened. */
export const settingsHistoryQuery = (kind: SettingsKind, id: number) =>
  infiniteQueryOptions({
    queryKey: ['settings-history', kind, id],
    queryFn: ({ signal, pageParam }) =>
      listSettingsChanges({ kind, record_id: id, after: pageParam, limit: HISTORY_PAGE_SIZE }, { signal }),
    staleTime: 0,
    ...infiniteList,
  });
