import type { SessionUser } from '../../platform/access/session-user.ts';
import { writeChanges } from '../../platform/changes/write-changes.ts';
import type { Transaction } from '../../platform/db/database.ts';

/** Writes to the history that the user set a password, without the old or the new password or hash. */
export const writePasswordChange = (tx: Transaction, user: SessionUser): Promise<void> =>
  writeChanges(
    tx,
    { user },
    { kind: 'user', recordId: user.id, fields: [{ field: 'password', old: null, new: 'changed' }] },
  );
