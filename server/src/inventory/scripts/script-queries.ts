import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { scripts, scriptVersions, users } from '../../platform/db/schema.ts';
import { nonDeletedStatus, timestampsOf } from '../../platform/records/record-body.ts';
import { requireRow } from '../../platform/records/require-row.ts';

type Schemas = components['schemas'];
export type ScriptRow = typeof scripts.$inferSelect;

/** Everything about a version except its code, which is large. */
export const versionColumns = {
  number: scriptVersions.number,
  sha256: scriptVersions.sha256,
  size: scriptVersions.size,
  url: scriptVersions.url,
  restoredFrom: scriptVersions.restoredFrom,
  createdAt: scriptVersions.createdAt,
  userName: users.name,
};

type VersionRow = Pick<
  typeof scriptVersions.$inferSelect,
  'number' | 'sha256' | 'size' | 'url' | 'restoredFrom' | 'createdAt'
> & { userName: string };

/** Selects scripts that are not deleted, with their current version. */
export const selectScripts = (db: Db, matching?: SQL) =>
  db
    .select({ script: scripts, current: versionColumns })
    .from(scripts)
    .innerJoin(scriptVersions, and(eq(scriptVersions.scriptId, scripts.id), eq(scriptVersions.number, scripts.number)))
    .innerJoin(users, eq(users.id, scriptVersions.userId))
    .where(and(ne(scripts.status, 'deleted'), matching));

/** @throws ApiError 404 */
export async function findScript(db: Db, id: number): Promise<Schemas['ScriptSettings']> {
  return toScriptBody(requireRow(await selectScripts(db, eq(scripts.id, id))));
}

export const toVersionBody = (row: VersionRow): Schemas['ScriptVersion'] => ({
  number: row.number,
  sha256: row.sha256,
  size: row.size,
  url: row.url,
  restored_from: row.restoredFrom,
  user_name: row.userName,
  created_at: row.createdAt.toISOString(),
});

export const toScriptBody = ({ script, current }: { script: ScriptRow; current: VersionRow }) =>
  ({
    id: script.id,
    name: script.name,
    kind: script.kind,
    status: nonDeletedStatus(script.status),
    is_default: script.isDefault,
    current: toVersionBody(current),
    version: script.version,
    ...timestampsOf(script),
  }) satisfies Schemas['ScriptSettings'];

const describe = ({ name, kind, status, isDefault, number, sha256 }: ScriptRow) => ({
  name,
  kind,
  status: nonDeletedStatus(status),
  is_default: isDefault,
  code_version: number,
  sha256,
});

export const scriptHistory = { kind: 'script', describe } as const;
