import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';

/**
 * Registers `GET /healthz` at the root of the origin for a process that doesn't deliver: 200 if PostgreSQL responds, 503 if
 * not.
 */
export function registerHealth(app: FastifyInstance, db: Db): void {
  let known = { isServing: true, since: new Date() };
  app.get('/healthz', async (_request, reply) => {
    const isServing = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    if (isServing !== known.isServing) known = { isServing, since: new Date() };
    return reply
      .code(isServing ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ state: isServing ? 'serving' : 'no_database', since: known.since.toISOString() });
  });
}
