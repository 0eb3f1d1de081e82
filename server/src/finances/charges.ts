import { type SQL, sql } from 'drizzle-orm';

/**
 * Selects what was charged, as acts state it: spends and what takes them back, which counts for the day of the spend.
 * The two are separate, because a join of all that was charged with what it takes back reads the whole table.
 */
export const selectCharges = (isWanted: (userId: SQL) => SQL): SQL => sql`
    select user_id, currency, amount, covers_day as day from transactions
    where ${isWanted(sql`user_id`)} and status = 'paid' and type = 'spend'
    union all
    select posted.user_id, posted.currency, posted.amount, reverted.covers_day
    from transactions posted join transactions reverted on reverted.id = posted.reverts_id
    where ${isWanted(sql`posted.user_id`)} and posted.status = 'paid' and posted.reverts_id is not null
      and reverted.type = 'spend'`;
