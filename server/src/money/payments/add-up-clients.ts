import { type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';

/**
 * How many transactions one step reads, apart from those of its last client: a statement has a time limit, and payments
 * of earlier days wait until a step is over. The system posts one transaction per client and day.
 */
const STEP = 50_000;

/** The managers whose sums are not of exactly the clients that they have now, those with the fewest clients first. */
export async function findManagersToCount(db: Db): Promise<number[]> {
  const { rows } = (await db.execute(sql`
    select manager_id as id from (
      select manager_id, array_agg(id order by id) as clients from users
      where manager_id is not null and status <> 'deleted' group by 1
    ) as present left join counted_managers using (manager_id)
    where present.clients is distinct from counted_managers.clients
    order by cardinality(present.clients), manager_id`)) as unknown as { rows: { id: number }[] };
  return rows.map(({ id }) => id);
}

/**
 * Adds what some clients who have come to a manager have ever paid, and takes away what those have who have gone.
 * @returns whether there were any
 */
export async function addClients(tx: Transaction, managerId: number): Promise<boolean> {
  const { rows } = (await tx.execute(sql`
    with present as materialized (
      select id from users where manager_id = ${managerId} and status <> 'deleted'
    ), counted as materialized (
      select unnest(clients) as id from counted_managers where manager_id = ${managerId}
    ), changed as (
      select id, 1 as sign from present where id not in (select id from counted)
      union all
      select id, -1 from counted where id not in (select id from present)
    ), sized as (
      select id, sign, (select coalesce(sum(count), 0) from transaction_totals where user_id = id) as size from changed
    ), running as (
      select id, sign, sum(size) over (order by size, id) - size as before from sized
    )
    select sign, array_agg(id)::text as ids from running where before < ${STEP} group by sign order by sign`)) as unknown as {
    rows: { sign: 1 | -1; ids: string }[];
  };
  if (rows.length === 0) return false;
  await tx.execute(
    sql`insert into counted_managers (manager_id, clients) values (${managerId}, '{}') on conflict do nothing`,
  );
  const days = {
    start: sql`'-infinity'`,
    end: sql`(select max(day) + 1 from paid_days)::timestamp at time zone 'UTC'`,
  };
  for (const { sign, ids } of rows) {
    const clients = sql`${ids}`;
    await addPaymentsOfClients(tx, managerId, { clients, days, sign });
    await tx.execute(sql`
      update counted_managers set version = version + 1, clients = array(
        select unnest(clients) ${sign > 0 ? sql`union` : sql`except`} select unnest(${clients}::integer[]) order by 1
      )
      where manager_id = ${managerId}`);
  }
  return true;
}

interface Payments {
  /** An array of their ids. */
  clients: SQL;
  /** The moments between which they paid. */
  days: { start: SQL; end: SQL };
  /** -1 takes the payments away. */
  sign?: 1 | -1;
}

export async function addPaymentsOfClients(
  tx: Transaction,
  managerId: number,
  { clients, days, sign = 1 }: Payments,
): Promise<void> {
  const signed = (value: SQL) => (sign > 0 ? value : sql`- ${value}`);
  await tx.execute(sql`
    with paid as materialized (
      select (date at time zone 'UTC')::date as day, currency, type, amount from transactions
      where user_id = any(${clients}::integer[]) and status = 'paid' and date >= ${days.start} and date < ${days.end}
    ), added as (
      insert into client_days as kept (manager_id, day, currency, type, count, received, taken)
      select ${managerId}::integer, day, currency, type, ${signed(sql`count(*)`)}, ${signed(sql`sum(greatest(amount, 0))`)},
        ${signed(sql`sum(least(amount, 0))`)}
      from paid group by 2, 3, 4
      on conflict (manager_id, day, currency, type) do update
        set count = kept.count + excluded.count, received = kept.received + excluded.received,
          taken = kept.taken + excluded.taken
    )
    insert into client_amounts as kept (manager_id, month, band, currency, type, count)
    select ${managerId}::integer, month, amount_band(amount), currency, type, ${signed(sql`sum(count)`)}
    -- the band of an amount takes longer to tell than its rows to count
    from (
      select date_trunc('month', day::timestamp)::date as month, amount, currency, type, count(*) as count
      from paid group by 1, 2, 3, 4
    ) as amounts
    group by 2, 3, 4, 5
    on conflict (manager_id, month, band, currency, type) do update set count = kept.count + excluded.count`);
  if (sign > 0) return;
  await tx.execute(sql`delete from client_days where manager_id = ${managerId} and count = 0`);
  await tx.execute(sql`delete from client_amounts where manager_id = ${managerId} and count = 0`);
}
