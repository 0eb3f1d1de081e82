import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { invalid, notFound, refused } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/database.ts';
import { campaigns, resolutions } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';

type Operations = 'listResolutions' | 'createResolution' | 'updateResolution' | 'removeResolution';

export const resolutionHandlers = ({ db }: { db: Db }): Pick<Handlers, Operations> => ({
  async listResolutions() {
    const rows = await db.select().from(resolutions).orderBy(desc(resolutions.width), desc(resolutions.height));
    return { status: 200, body: rows.map(toResolutionBody) };
  },

  async createResolution({ body }) {
    const [row] = await unlessDouble(db.insert(resolutions).values(body).returning());
    if (row === undefined) throw new Error('the resolution was not written');
    return { status: 201, body: toResolutionBody(row) };
  },

  async updateResolution({ params, body }) {
    const change = db
      .update(resolutions)
      .set({ ...body, updatedAt: sql`now()` })
      .where(eq(resolutions.id, params.resolutionId))
      .returning();
    const [row] = await unlessDouble(change);
    if (row === undefined) throw notFound();
    return { status: 200, body: toResolutionBody(row) };
  },

  async removeResolution({ params: { resolutionId } }) {
    const uses = await db.$count(campaigns, usedBy(resolutionId));
    if (uses > 0)
      throw refused(`${uses} ${uses === 1 ? 'campaign uses' : 'campaigns use'} this resolution: it can't be removed`);
    const removed = await db.delete(resolutions).where(eq(resolutions.id, resolutionId)).returning();
    if (removed.length === 0) throw notFound();
    return { status: 204, body: undefined };
  },
});

/** Campaigns whose targeting names the resolution, as wanted or as unwanted. */
function usedBy(resolutionId: number): SQL | undefined {
  const id = JSON.stringify([String(resolutionId)]);
  const names = (list: 'white' | 'black') =>
    sql`${campaigns.targeting} -> 'resolution' -> ${sql.raw(`'${list}'`)} @> ${id}::jsonb`;
  return and(ne(campaigns.status, 'deleted'), or(names('white'), names('black')));
}

async function unlessDouble<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    if (isUniqueViolation(error, 'resolutions_width_height'))
      throw invalid({ width: ['This resolution exists already'] });
    throw error;
  }
}

const toResolutionBody = (row: typeof resolutions.$inferSelect): components['schemas']['Resolution'] => ({
  id: row.id,
  width: row.width,
  height: row.height,
  name: row.name,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
