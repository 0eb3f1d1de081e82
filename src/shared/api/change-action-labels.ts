import type { ChangeAction } from './generated/model';

export const changeActionLabels: Record<ChangeAction, string> = {
  created: 'Created',
  updated: 'Updated',
  removed: 'Removed',
};
