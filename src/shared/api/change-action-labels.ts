import type { ChangeAction } from './generated/model';

/** Labels of the actions in a record's history. */
export const changeActionLabels: Record<ChangeAction, string> = {
  created: 'Created',
  updated: 'Updated',
  removed: 'Removed',
};
