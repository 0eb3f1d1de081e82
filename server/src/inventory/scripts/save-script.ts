import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { scripts, scriptVersions } from '../../platform/db/schema.ts';
import { updateVersioned } from '../../platform/records/versioned-records.ts';
import type { Code } from './read-code.ts';
import { type ScriptRow, scriptHistory } from './script-queries.ts';

interface Edit {
  id: number;
  version: number;
  values: Partial<Pick<ScriptRow, 'name' | 'status' | 'isDefault'>>;
  /** The next version of the code; null leaves the code unchanged. */
  code: Code | null;
  /** The number of the earlier version that the code restores. */
  restoredFrom?: number;
}

/**
 * Edits a script, and adds a version if it has new code.
 * @throws ApiError 400 for a stale edit, 404
 */
export async function saveScript(
  tx: Transaction,
  actor: Actor,
  { id, version, values, code, restoredFrom }: Edit,
): Promise<void> {
  const next = code && { number: sql`${scripts.number} + 1`, sha256: code.sha256 };
  const edit = { id, version, values: { ...values, ...next }, history: scriptHistory };
  const saved = await updateVersioned(tx, actor, scripts, edit);
  if (code === null) return;
  const added = { ...code, scriptId: id, number: saved.number, restoredFrom, userId: actor.user.id };
  await tx.insert(scriptVersions).values(added);
}
