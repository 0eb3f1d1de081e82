import type { changedFields } from './write-changes.ts';

/**
 * Selects the changed fields that count as an edit of the record. Moving a record to another folder does not: no call
 * that moves records changes their version or writes history (ADR 0015).
 */
export const editedFields = (changed: ReturnType<typeof changedFields>) =>
  changed.filter(({ field }) => field !== 'folder_id');
