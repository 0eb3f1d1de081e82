import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { placements } from '../../platform/db/schema.ts';
import type { BackgroundTasks } from '../../platform/jobs/background-tasks.ts';

/** Milliseconds between two writes of one placement. */
const MINUTE = 60_000;

/** Remembers when players asked for placements. */
export interface RequestTimes {
  /** Writes the time at most once a minute, after the response. */
  note(placement: Pick<typeof placements.$inferSelect, 'id' | 'lastRequestAt'>, now?: Date): void;
}

export function createRequestTimes(db: Db, backgroundTasks: Pick<BackgroundTasks, 'begin'>): RequestTimes {
  // the requests of one moment all read the time before: only the first of them writes
  const underWay = new Set<number>();
  return {
    note({ id, lastRequestAt }, now = new Date()) {
      if (underWay.has(id)) return;
      if (lastRequestAt !== null && now.getTime() - lastRequestAt.getTime() < MINUTE) return;
      underWay.add(id);
      backgroundTasks.begin('the time of a VAST request', async () => {
        try {
          const before = new Date(now.getTime() - MINUTE);
          // another process may have written it meanwhile
          const isDue = or(isNull(placements.lastRequestAt), lt(placements.lastRequestAt, before));
          await db
            .update(placements)
            .set({ lastRequestAt: sql`now()` })
            .where(and(eq(placements.id, id), isDue));
        } finally {
          underWay.delete(id);
        }
      });
    },
  };
}
