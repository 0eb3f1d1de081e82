import type { ChangeAction } from './generated/model';

/** What happened to a record, as its history says it. */
export const changeActionLabels: Record<ChangeAction, string> = {
  created: 'Created',
  updated: 'Updated',
  removed: 'Removed',
};
