import { writeChanges } from '../changes/write-changes.ts';
import type { Transaction } from '../db/database.ts';
import type { SessionUser } from './session-user.ts';

/** Writes to the history that the user set a password: neither the old nor the new one, nor their hashes. */
export const writePasswordChange = (tx: Transaction, user: SessionUser): Promise<void> =>
  writeChanges(
    tx,
    { user },
    { kind: 'user', recordId: user.id, fields: [{ field: 'password', old: null, new: 'changed' }] },
  );
