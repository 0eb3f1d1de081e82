import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { readRows } from '../../platform/db/read-rows.ts';

/**
 * Returns the round for an owner's next job. Each owner has one job per round: the next one comes one round after their last
 * waiting one, but not before the current round. So ten videos of one owner delay the single video of another by one job at
 * most, and no waiting job starves.
 *
 * Jobs store their round as a negative priority, and their owner as the group. Jobs that wait for a retry do not hold back
 * the current round.
 */
export async function nextRound(tx: Transaction, queue: string, owner: string): Promise<number> {
  const rows = await readRows<{ current: number | null; own: number | null }>(
    tx,
    sql`
    select
      min(-priority) filter (where state <> 'retry') as current,
      max(-priority) filter (where group_id = ${owner}) as own
    from pgboss.job
    where name = ${queue} and state in ('created', 'retry', 'active') and priority between -999999 and 0
  `,
  );
  const { current = null, own = null } = rows[0] ?? {};
  return Math.max(current ?? 0, own === null ? 0 : own + 1);
}
