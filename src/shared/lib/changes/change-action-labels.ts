import type { ChangeAction } from '@/shared/api';

/** What happened to a record, as its history says it. */
export const changeActionLabels: Record<ChangeAction, string> = {
  created: 'Created',
  updated: 'Updated',
  removed: 'Removed',
};
