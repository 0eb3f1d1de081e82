import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';

/**
 * The round in which an owner's next job is done. Each owner has one job in a round: their next one comes a round after
 * the last that waits, and nobody begins before the round that is under way. So ten videos of one owner hold up the
 * single video of another by one at most, and nobody who waits is overtaken for ever.
 *
 * Jobs carry their round as a negative priority, and their owner as the group. Jobs that wait for another attempt don't
 * hold back the count of rounds.
 */
export async function nextRound(tx: Transaction, queue: string, owner: string): Promise<number> {
  const { rows } = (await tx.execute(sql`
    select
      min(-priority) filter (where state <> 'retry') as current,
      max(-priority) filter (where group_id = ${owner}) as own
    from pgboss.job
    where name = ${queue} and state in ('created', 'retry', 'active') and priority between -999999 and 0
  `)) as unknown as { rows: { current: number | null; own: number | null }[] };
  const { current = null, own = null } = rows[0] ?? {};
  return Math.max(current ?? 0, own === null ? 0 : own + 1);
}
