import { desc, sql } from 'drizzle-orm';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { readRows } from '../../platform/db/read-rows.ts';
import { campaigns, resolutions } from '../../platform/db/schema.ts';
import { timestampsOf } from '../../platform/records/record-body.ts';
import { rejectDuplicate } from '../../platform/records/reject-duplicate.ts';
import { type RemovalRule, refuseByRule, withRemovalBlockers } from '../../platform/records/removal-rule.ts';
import { createVersioned, removeVersioned, updateVersioned } from '../../platform/records/versioned-records.ts';

type Operations = 'listResolutions' | 'createResolution' | 'updateResolution' | 'removeResolution';

type Row = typeof resolutions.$inferSelect;

export const resolutionHandlers = ({ db }: { db: Db }): Pick<Handlers, Operations> => ({
  async listResolutions({ viewer }) {
    const rows = await db.select().from(resolutions).orderBy(desc(resolutions.width), desc(resolutions.height));
    const body = await withRemovalBlockers(db, viewer, rows, { rule, recordOf: (row) => row, toBody });
    if (viewer.cabinet !== 'admin') return { status: 200, body };
    const uses = new Map((await readRows<Use>(db, counted)).map(({ key, uses }) => [key, uses]));
    return { status: 200, body: body.map((row) => ({ ...row, campaigns_count: uses.get(row.id) ?? 0 })) };
  },

  async createResolution({ viewer, body: values }) {
    const creation = db.transaction((tx) => createVersioned(tx, viewer, resolutions, { values, history }));
    return { status: 201, body: toBody(await unlessDuplicate(creation)) };
  },

  async updateResolution({ viewer, params: { resolutionId: id }, body: { version, ...values } }) {
    const edit = { id, version, values, history };
    const row = await unlessDuplicate(db.transaction((tx) => updateVersioned(tx, viewer, resolutions, edit)));
    return { status: 200, body: toBody(row) };
  },

  async removeResolution({ viewer, params: { resolutionId: id } }) {
    await removeVersioned(db, viewer, resolutions, { id, history, refuse: refuseByRule(rule) });
    return { status: 204, body: undefined };
  },
});

const unlessDuplicate = <Result>(write: Promise<Result>) =>
  rejectDuplicate(write, 'resolutions_width_height', { width: ['This resolution exists already'] });

interface Use {
  key: number;
  uses: number;
}

const counted = sql`
  select (named.id #>> '{}')::integer as key, count(distinct ${campaigns.id})::integer as uses
  from ${campaigns}, jsonb_path_query(${campaigns.targeting}, '$.resolution.*[*]') as named (id)
  where ${campaigns.status} <> 'deleted' group by 1`;

const rule: RemovalRule<Row> = {
  uses: [{ phrase: ['campaign uses this resolution', 'campaigns use this resolution'], counted }],
};

const history = { kind: 'resolution', describe: toBody } as const;

function toBody({ id, width, height, name, version, ...row }: Row): components['schemas']['Resolution'] {
  return { id, width, height, name, version, ...timestampsOf(row) };
}
