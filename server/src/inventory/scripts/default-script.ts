import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { scripts } from '../../platform/db/schema.ts';
import { updateVersioned } from '../../platform/records/versioned-records.ts';
import { type ScriptRow, scriptHistory } from './script-queries.ts';

type Kind = ScriptRow['kind'];

/** The keys of the advisory locks: any numbers that no other lock uses. */
const locks: Record<Kind, number> = { vpaid: 7_301_001, branding: 7_301_002 };

/**
 * Reads the default script of a kind, and prevents changes of the default until the transaction ends. Take this lock before
 * that of a script.
 * @returns null if the kind has no script yet
 */
export async function lockDefault(tx: Transaction, kind: Kind): Promise<ScriptRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks[kind]})`);
  const [row] = await tx
    .select()
    .from(scripts)
    .where(and(eq(scripts.kind, kind), eq(scripts.isDefault, true)));
  return row ?? null;
}

/** Clears a script's default flag. The caller must make another one the default in the same transaction. */
export async function clearDefault(tx: Transaction, actor: Actor, { id }: ScriptRow): Promise<void> {
  const [locked] = await tx.select().from(scripts).where(eq(scripts.id, id)).for('update');
  if (locked === undefined) return;
  const edit = { id, version: locked.version, values: { isDefault: false }, history: scriptHistory };
  await updateVersioned(tx, actor, scripts, edit);
}

interface NewState {
  isDefault: boolean;
  status: 'working' | 'stopped';
}

/**
 * Refuses an edit that would leave its kind without an active default.
 * @throws ApiError 422
 */
export function requireActiveDefault(wasDefault: boolean, { isDefault, status }: NewState): void {
  if (wasDefault && !isDefault) throw invalid({ is_default: ['Make another script the default instead'] });
  if (isDefault && status === 'stopped') throw invalid({ status: ['The default script must be working'] });
}

/** Why the default script can't be removed; null for another one. */
export const defaultRemovalBlocker = ({ isDefault }: Pick<ScriptRow, 'isDefault'>): string | null =>
  isDefault ? 'This is the default script: make another one the default, then it can be removed' : null;
