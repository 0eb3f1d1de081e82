import { sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/database.ts';

const HOUR = 3_600_000;

/**
 * Adds up what was paid on each day that ended an hour ago or longer and has not been added up yet: by day, and by month
 * and band of amounts, of all users and of each manager's clients. Payments that were under way at its end are over by
 * then. What the clients of a manager have ever paid is added up anew if they are others than before.
 */
export async function addUpDays(db: Db, now = new Date()): Promise<void> {
  const end = `${new Date(now.getTime() - HOUR).toISOString().slice(0, 10)}T00:00:00Z`;
  await db.transaction(async (tx) => {
    await lockDays(tx);
    const [last] = (
      (await tx.execute(sql`select to_char(max(day) + 1, 'YYYY-MM-DD') as next from paid_days`)) as unknown as {
        rows: { next: string | null }[];
      }
    ).rows;
    const start = sql`coalesce(${last?.next ?? null}::date::timestamp at time zone 'UTC', '-infinity')`;
    const paid = sql`from transactions
      where status = 'paid' and date < ${end}::timestamptz and date >= ${start}`;
    // one statement, so that both count the same payments; the next one does by the lock
    await tx.execute(sql`
      with added as (
        insert into paid_days (day, currency, type, count, received, taken)
        select (date at time zone 'UTC')::date, currency, type, count(*), sum(greatest(amount, 0)), sum(least(amount, 0))
        ${paid} group by 1, 2, 3
      )
      insert into paid_amounts as kept (month, band, currency, type, count)
      select date_trunc('month', date at time zone 'UTC')::date, amount_band(amount), currency, type, count(*)
      ${paid} group by 1, 2, 3, 4
      on conflict (month, band, currency, type) do update set count = kept.count + excluded.count`);
    await tx.execute(sql`select add_up_clients(${start}, ${end}::timestamptz)`);
  });
  // each in a transaction of its own: payments with an earlier date wait for it, and many managers may have changed
  while (await db.transaction(countNextManager));
}

/** The trigger that adds payments with an earlier date takes the same lock. */
const lockDays = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(1885431140)`);

/** @returns whether there was a manager to count for */
async function countNextManager(tx: Transaction): Promise<boolean> {
  await lockDays(tx);
  const { rows } = (await tx.execute(sql`select count_next_manager() as "isCounted"`)) as unknown as {
    rows: [{ isCounted: boolean }];
  };
  return rows[0].isCounted;
}
