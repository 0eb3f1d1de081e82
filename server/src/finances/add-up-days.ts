import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

const HOUR = 3_600_000;

/**
 * Adds up what was paid on each day that ended an hour ago or longer and has not been added up yet: by day, and by month
 * and band of amounts. Payments that were under way at its end are over by then.
 */
export async function addUpDays(db: Db, now = new Date()): Promise<void> {
  const end = `${new Date(now.getTime() - HOUR).toISOString().slice(0, 10)}T00:00:00Z`;
  await db.transaction(async (tx) => {
    // the trigger of both tables takes the same lock for payments with an earlier date
    await tx.execute(sql`select pg_advisory_xact_lock(1885431140)`);
    const [last] = (
      (await tx.execute(sql`select to_char(max(day) + 1, 'YYYY-MM-DD') as next from paid_days`)) as unknown as {
        rows: { next: string | null }[];
      }
    ).rows;
    const paid = sql`from transactions
      where status = 'paid' and date < ${end}::timestamptz
        and date >= coalesce(${last?.next ?? null}::date::timestamp at time zone 'UTC', '-infinity')`;
    // one statement, so that both count the same payments
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
  });
}
