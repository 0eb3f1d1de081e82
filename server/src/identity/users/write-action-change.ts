import type { Viewer } from '../../platform/access/viewer.ts';
import { writeChanges } from '../../platform/changes/write-changes.ts';
import type { Transaction } from '../../platform/db/database.ts';

/** Writes an action without changed values to a user's history. */
export const writeActionChange = (
  tx: Transaction,
  viewer: Pick<Viewer, 'user'>,
  recordId: number,
  { field, done }: { field: string; done: string },
): Promise<void> => writeChanges(tx, viewer, { kind: 'user', recordId, fields: [{ field, old: null, new: done }] });
