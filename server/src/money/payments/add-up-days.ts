import { sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { addClients, addPaymentsOfClients, findManagersToCount } from './add-up-clients.ts';

const HOUR = 3_600_000;

interface Options {
  now?: Date;
  /** Ends the counting for managers with the step that is under way; the next call goes on. */
  signal?: AbortSignal;
  /** Is told what has failed for one manager, and the others are counted; otherwise the whole rejects. */
  onFailure?: (error: unknown, managerId: number) => void;
}

/**
 * Adds up what was paid on each day that ended an hour ago or longer and has not been added up yet: by day, and by month
 * and band of amounts, of all users and of each manager's clients. Payments that were under way at its end are over by
 * then. Then come what the new clients of managers have ever paid, and without those who have gone.
 */
export async function addUpDays(
  db: Db,
  { now = new Date(), signal, onFailure = rethrow }: Options = {},
): Promise<void> {
  const end = `${new Date(now.getTime() - HOUR).toISOString().slice(0, 10)}T00:00:00Z`;
  await db.transaction(async (tx) => {
    await lockDays(tx);
    await addDays(tx, end, onFailure);
  });
  for (const managerId of await findManagersToCount(db))
    try {
      // each in a transaction of its own: payments with an earlier date wait for it
      while (!signal?.aborted && (await db.transaction((tx) => addNext(tx, managerId))));
    } catch (error) {
      onFailure(error, managerId);
    }
}

/** The trigger that adds payments with an earlier date takes the same lock. */
const lockDays = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(1885431140)`);

async function addNext(tx: Transaction, managerId: number): Promise<boolean> {
  await lockDays(tx);
  return await addClients(tx, managerId);
}

async function addDays(tx: Transaction, end: string, onFailure: Required<Options>['onFailure']): Promise<void> {
  const [last] = (
    (await tx.execute(sql`select to_char(max(day) + 1, 'YYYY-MM-DD') as next from paid_days`)) as unknown as {
      rows: { next: string | null }[];
    }
  ).rows;
  const next = last?.next ?? null;
  const start = sql`coalesce(${next}::date::timestamp at time zone 'UTC', '-infinity')`;
  const paid = sql`from transactions
    where status = 'paid' and date < ${end}::timestamptz and date >= ${start}`;
  // one statement, so that both count the same payments; the next ones do by the lock
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
  await tx.execute(sql`
    delete from counted_managers
    where ${next}::date is null or not exists (
      select from users where users.manager_id = counted_managers.manager_id and users.status <> 'deleted'
    )`);
  // no day has ended since the last time
  if (next !== null && next >= end.slice(0, 10)) return;
  const { rows } = (await tx.execute(sql`select manager_id as id from counted_managers order by 1`)) as unknown as {
    rows: { id: number }[];
  };
  const days = { start, end: sql`${end}::timestamptz` };
  for (const { id } of rows)
    try {
      const clients = sql`(select clients from counted_managers where manager_id = ${id})`;
      await tx.transaction((part) => addPaymentsOfClients(part, id, { clients, days }));
    } catch (error) {
      // sums that lack a day are of no use: they are counted from the beginning
      await tx.execute(sql`delete from counted_managers where manager_id = ${id}`);
      onFailure(error, id);
    }
}

function rethrow(error: unknown): void {
  throw error;
}
