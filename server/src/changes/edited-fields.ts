import type { changedFields } from './write-changes.ts';

/**
 * Those of the changed fields that are an edit of the record. In which folder its owner keeps it is none: neither the
 * version nor the history tells of a move, by whichever call it came (ADR 0038).
 */
export const editedFields = (changed: ReturnType<typeof changedFields>) =>
  changed.filter(({ field }) => field !== 'folder_id');
