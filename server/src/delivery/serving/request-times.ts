import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { placements } from '../../platform/db/schema.ts';
import type { BackgroundTasks } from '../../platform/jobs/background-tasks.ts';

const MINUTE = 60_000;

/** Records when placements were last requested. */
export interface RequestTimes {
  /** Writes the time at most once a minute, without delaying the response. */
  record(placementId: number, now: Date): void;
}

export function createRequestTimes(db: Db, backgroundTasks: Pick<BackgroundTasks, 'begin'>): RequestTimes {
  const recordedAt = new Map<number, number>();
  return {
    record(id, now) {
      if (now.getTime() - (recordedAt.get(id) ?? 0) < MINUTE) return;
      recordedAt.set(id, now.getTime());
      backgroundTasks.begin('the time of a VAST request', async () => {
        const before = new Date(now.getTime() - MINUTE);
        // another process may have written it in the meantime
        const isDue = or(isNull(placements.lastRequestAt), lte(placements.lastRequestAt, before));
        await db
          .update(placements)
          .set({ lastRequestAt: now })
          .where(and(eq(placements.id, id), isDue));
      });
    },
  };
}
