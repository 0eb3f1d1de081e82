import { and, desc, ne, or, type SQL, sql } from 'drizzle-orm';
import type { components } from '../contract/generated/contract.d.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/database.ts';
import { campaigns, resolutions } from '../db/schema.ts';
import { createRecorded } from '../records/create-recorded.ts';
import { refuseInUse } from '../records/refuse-in-use.ts';
import { rejectDuplicate } from '../records/reject-duplicate.ts';
import { removeRecorded } from '../records/remove-recorded.ts';
import { tellKept } from '../records/tell-kept.ts';
import { timestampsOf } from '../records/timestamps-of.ts';
import { updateVersioned } from '../records/update-versioned.ts';

type Operations = 'listResolutions' | 'createResolution' | 'updateResolution' | 'removeResolution';

export const resolutionHandlers = ({ db }: { db: Db }): Pick<Handlers, Operations> => ({
  async listResolutions({ viewer }) {
    const rows = await db.select().from(resolutions).orderBy(desc(resolutions.width), desc(resolutions.height));
    if (viewer.cabinet !== 'admin') return { status: 200, body: rows.map(toResolutionBody) };
    return { status: 200, body: await tellKept(rows, toResolutionBody, (row) => refuseToRemove(db, row)) };
  },

  async createResolution({ viewer, body: values }) {
    const creation = db.transaction((tx) => createRecorded(tx, viewer, resolutions, { values, recorded }));
    return { status: 201, body: toResolutionBody(await unlessDuplicate(creation)) };
  },

  async updateResolution({ viewer, params: { resolutionId: id }, body: { version, ...values } }) {
    const edit = { id, version, values, recorded };
    const row = await unlessDuplicate(db.transaction((tx) => updateVersioned(tx, viewer, resolutions, edit)));
    return { status: 200, body: toResolutionBody(row) };
  },

  async removeResolution({ viewer, params: { resolutionId: id } }) {
    await removeRecorded(db, viewer, resolutions, { id, recorded, refuse: refuseToRemove });
    return { status: 204, body: undefined };
  },
});

const unlessDuplicate = <Result>(write: Promise<Result>) =>
  rejectDuplicate(write, 'resolutions_width_height', { width: ['This resolution exists already'] });

async function refuseToRemove(db: Db, { id }: typeof resolutions.$inferSelect) {
  const uses = await db.$count(campaigns, targets(id));
  refuseInUse(uses, ['campaign uses this resolution', 'campaigns use this resolution']);
}

/** Whether a campaign's targeting names the resolution, as included or as excluded. */
function targets(resolutionId: number): SQL | undefined {
  const id = JSON.stringify([String(resolutionId)]);
  const names = (list: 'white' | 'black') =>
    sql`${campaigns.targeting} -> 'resolution' -> ${sql.raw(`'${list}'`)} @> ${id}::jsonb`;
  return and(ne(campaigns.status, 'deleted'), or(names('white'), names('black')));
}

const recorded = { kind: 'resolution', describe: toResolutionBody } as const;

function toResolutionBody(row: typeof resolutions.$inferSelect): components['schemas']['Resolution'] {
  const { id, width, height, name, version } = row;
  return { id, width, height, name, version, ...timestampsOf(row) };
}
