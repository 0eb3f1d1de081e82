import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { invalid, notFound, refused } from '../../platform/contract/api-error.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { placements, scripts, scriptVersions, users } from '../../platform/db/schema.ts';
import type { OutboundClient } from '../../platform/outbound/outbound-client.ts';
import { newestFirst } from '../../platform/records/list-order.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { rejectDuplicate } from '../../platform/records/reject-duplicate.ts';
import { type RemovalRule, refuseByRule, withRemovalBlockers } from '../../platform/records/removal-rule.ts';
import { requireRow } from '../../platform/records/require-row.ts';
import { createVersioned, removeVersioned } from '../../platform/records/versioned-records.ts';
import { clearDefault, defaultRemovalBlocker, lockDefault, requireActiveDefault } from './default-script.ts';
import { readCode } from './read-code.ts';
import { saveScript } from './save-script.ts';
import {
  findScript,
  type ScriptRow,
  scriptHistory,
  selectScripts,
  toScriptBody,
  toVersionBody,
  versionColumns,
} from './script-queries.ts';

type Operations =
  | 'listScripts'
  | 'listScriptSettings'
  | 'createScript'
  | 'getScriptSettings'
  | 'updateScript'
  | 'removeScript'
  | 'listScriptVersions'
  | 'getScriptCode'
  | 'restoreScriptVersion';

interface ScriptDeps {
  db: Db;
  outbound: OutboundClient;
}

const byName = [sql`lower(${scripts.name})`, asc(scripts.id)];

export const scriptHandlers = ({ db, outbound }: ScriptDeps): Pick<Handlers, Operations> => ({
  async listScripts({ query: { kind } }) {
    const rows = await db
      .select({ id: scripts.id, name: scripts.name, kind: scripts.kind, is_default: scripts.isDefault })
      .from(scripts)
      .where(and(eq(scripts.status, 'working'), kind && eq(scripts.kind, kind)))
      .orderBy(desc(scripts.isDefault), ...byName);
    return { status: 200, body: { items: rows, total: rows.length } };
  },

  async listScriptSettings({ viewer, query: { kind } }) {
    const rows = await selectScripts(db, eq(scripts.kind, kind)).orderBy(...byName);
    const body = await withRemovalBlockers(db, viewer, rows, listing);
    return { status: 200, body };
  },

  async getScriptSettings({ viewer, params: { scriptId } }) {
    const rows = await selectScripts(db, eq(scripts.id, scriptId));
    const [body] = await withRemovalBlockers(db, viewer, rows, listing);
    if (body === undefined) throw notFound();
    return { status: 200, body };
  },

  async createScript({ viewer, body: { kind, name, status = 'working', is_default: wanted = false, ...given } }) {
    const code = await readCode(given, outbound);
    if (code === null) throw invalid({ source_code: ['Required'] });
    const creation = db.transaction(async (tx) => {
      const former = await lockDefault(tx, kind);
      const isDefault = wanted || former === null;
      requireActiveDefault(false, { isDefault, status });
      if (former !== null && isDefault) await clearDefault(tx, viewer, former);
      const values = { kind, name, status, isDefault, sha256: code.sha256 };
      const { id } = await createVersioned(tx, viewer, scripts, { values, history: scriptHistory });
      await tx.insert(scriptVersions).values({ ...code, scriptId: id, number: 1, userId: viewer.user.id });
      return findScript(tx, id);
    });
    return { status: 201, body: await unlessDuplicate(creation) };
  },

  async updateScript({ viewer, params: { scriptId: id }, body: { version, ...body } }) {
    const { name, status, is_default: asked, ...given } = body;
    await findScript(db, id);
    const read = await readCode(given, outbound);
    const edit = db.transaction(async (tx) => {
      const before = await findScript(tx, id);
      const former = await lockDefault(tx, before.kind);
      const wasDefault = former?.id === id;
      const isDefault = asked ?? wasDefault;
      requireActiveDefault(wasDefault, { isDefault, status: status ?? before.status });
      if (former !== null && isDefault && !wasDefault) await clearDefault(tx, viewer, former);
      const code = read?.sha256 === before.current.sha256 ? null : read;
      await saveScript(tx, viewer, { id, version, values: { name, status, isDefault }, code });
      return findScript(tx, id);
    });
    return { status: 200, body: await unlessDuplicate(edit) };
  },

  async removeScript({ viewer, params: { scriptId: id } }) {
    await removeVersioned(db, viewer, scripts, { id, history: scriptHistory, refuse: refuseByRule(rule) });
    return { status: 204, body: undefined };
  },

  async listScriptVersions({ params: { scriptId: id }, query }) {
    await findScript(db, id);
    const matching = eq(scriptVersions.scriptId, id);
    const list = {
      matching,
      order: newestFirst(scriptVersions.number),
      page: query,
    };
    const { rows, total } = await readPage(
      db,
      list,
      (isOnPage) =>
        db
          .select(versionColumns)
          .from(scriptVersions)
          .innerJoin(users, eq(users.id, scriptVersions.userId))
          .where(and(matching, isOnPage)),
      ({ number }) => number,
    );
    return { status: 200, body: { items: rows.map(toVersionBody), total } };
  },

  async getScriptCode({ params: { scriptId: id, number } }) {
    await findScript(db, id);
    const { code } = await findVersion(db, id, number);
    const headers = { 'Content-Disposition': `attachment; filename="script-${id}-${number}.js"` };
    return { status: 200, body: code, headers };
  },

  async restoreScriptVersion({ viewer, params: { scriptId: id, number }, body: { version } }) {
    const body = await db.transaction(async (tx) => {
      const { current } = await findScript(tx, id);
      const { code, sha256, size, url } = await findVersion(tx, id, number);
      if (sha256 === current.sha256) throw refused('This version has the code of the current one');
      const edit = { id, version, values: {}, code: { code, sha256, size, url }, restoredFrom: number };
      await saveScript(tx, viewer, edit);
      return findScript(tx, id);
    });
    return { status: 200, body };
  },
});

async function findVersion(db: Db, id: number, number: number) {
  const matching = and(eq(scriptVersions.scriptId, id), eq(scriptVersions.number, number));
  return requireRow(await db.select().from(scriptVersions).where(matching));
}

const runBy = (column: typeof placements.vpaidScriptId | typeof placements.brandingScriptId) =>
  sql`select ${column} as script_id from ${placements} where ${placements.status} <> 'deleted'`;

const rule: RemovalRule<ScriptRow> = {
  refuse: defaultRemovalBlocker,
  uses: [
    {
      phrase: ['placement runs this script', 'placements run this script'],
      // a script has a single kind, so a placement can't run it twice
      counted: sql`
        select script_id as key, count(*)::integer as uses
        from (${runBy(placements.vpaidScriptId)} union all ${runBy(placements.brandingScriptId)}) as runs group by 1`,
    },
  ],
};

const listing = { rule, recordOf: ({ script }: Parameters<typeof toScriptBody>[0]) => script, toBody: toScriptBody };

const unlessDuplicate = <Result>(write: Promise<Result>) =>
  rejectDuplicate(write, 'scripts_kind_name', { name: ['There is a script with this name already'] });
