import { and, eq, exists, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { placements, scripts, scriptVersions } from '../../platform/db/schema.ts';
import type { ScriptRow } from './script-queries.ts';

const columns = {
  vpaid: { chosen: placements.vpaidScriptId, isOff: placements.vpaidScriptOff },
  branding: { chosen: placements.brandingScriptId, isOff: placements.brandingScriptOff },
};

/**
 * The hash of the script that a placement in a query runs: the chosen one, or the default of its kind; null if it runs none.
 */
export function scriptOfPlacement(kind: ScriptRow['kind']) {
  const { chosen, isOff } = columns[kind];
  return sql<string | null>`(
    select ${scripts.sha256} from ${scripts}
    where ${scripts.id} = ${chosen}
      or ${chosen} is null and not ${isOff} and ${scripts.kind} = ${kind} and ${scripts.isDefault})`;
}

/** The code with this hash if placements currently run it; null for any other code, including earlier versions. */
export async function readPlacedScript(db: Db, sha256: string): Promise<string | null> {
  const isChosen = exists(
    db
      .select({ id: placements.id })
      .from(placements)
      .where(
        and(
          ne(placements.status, 'deleted'),
          or(eq(placements.vpaidScriptId, scripts.id), eq(placements.brandingScriptId, scripts.id)),
        ),
      ),
  );
  const [row] = await db
    .select({ code: scriptVersions.code })
    .from(scripts)
    .innerJoin(scriptVersions, and(eq(scriptVersions.scriptId, scripts.id), eq(scriptVersions.number, scripts.number)))
    .where(and(eq(scripts.sha256, sha256), ne(scripts.status, 'deleted'), or(eq(scripts.isDefault, true), isChosen)))
    .limit(1);
  return row?.code ?? null;
}
