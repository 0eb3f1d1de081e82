import { addDays, daysBetween } from '@preroll/rules/days';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { stepsOf } from '../finances/steps-of.ts';

interface CheckDeps {
  db: Db;
  log: Pick<FastifyBaseLogger, 'error'>;
}

interface Difference {
  owner_id: number;
  day: string;
}

/**
 * Compares the kept sums of sites with the rows that they add up. Adds the difference where there is one, and logs an
 * error for each owner and day: the sums are wrong by a defect, or because somebody has changed them by hand.
 * @returns how many owners' days were mended
 */
export async function checkKeptSums({ db, log }: CheckDeps): Promise<number> {
  const [ends] = await read<{ first: string | null; last: string | null }>(
    db,
    sql`select min(day)::text as first, max(day)::text as last
      from (select day from owner_site_days union all select day from site_days) as days`,
  );
  const { first, last } = ends ?? {};
  if (first == null || last == null) return 0;
  let mended = 0;
  for (const step of stepsOf({ first: 0, last: daysBetween(first, last) }, 1)) {
    const days = sql`between ${addDays(first, step.first)}::date and ${addDays(first, step.last)}::date`;
    const query = sql`select distinct owner_id, day::text from (${differences(days, sql`> 0`)}) as different order by 1, 2`;
    for (const difference of await read<Difference>(db, query)) {
      if (!(await mend(db, difference))) continue;
      mended += 1;
      const { owner_id: ownerId, day } = difference;
      log.error({ ownerId, day }, 'the kept sums of sites differed from their rows, and are mended');
    }
  }
  return mended;
}

/** @returns whether there still was something to mend, once counts and moves of the owner's sites were over */
function mend(db: Db, { owner_id, day }: Difference): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select lock_owner_site_days(array[${owner_id}::integer])`);
    const found = await read<{ added: number }>(
      tx,
      sql`with found as materialized (
        select array(
          select row(owner_id, folder_id, status, has_reason, proof, day, requests, responses, impressions, revenue)::owner_site_days
          from (${differences(sql`= ${day}::date`, sql`= ${owner_id}`)}) as different
        ) as added
      )
      select cardinality(added) as added, keep_owner_site_days(added)::text from found`,
    );
    return found.some(({ added }) => added > 0);
  });
}

/** What the rows add up to beyond the kept sums. */
const differences = (ofDays: SQL, ofOwners: SQL) => sql`
  select owner_id, folder_id, status, has_reason, proof, day,
    sum(requests) as requests, sum(responses) as responses, sum(impressions) as impressions, sum(revenue) as revenue
  from (
    select sites.owner_id, coalesce(sites.folder_id, 0) as folder_id, sites.status,
      sites.reject_reason is not null as has_reason, site_proof_state(sites.verified_at, sites.misses) as proof,
      days.day, days.requests, days.responses, days.impressions, days.revenue
    from site_days as days join sites on sites.id = days.site_id
    where sites.status <> 'deleted' and days.day ${ofDays} and sites.owner_id ${ofOwners}
    union all
    select owner_id, folder_id, status, has_reason, proof, day, -requests, -responses, -impressions, -revenue
    from owner_site_days where day ${ofDays} and owner_id ${ofOwners}
  ) as both_of_them
  group by 1, 2, 3, 4, 5, 6
  having (sum(requests), sum(responses), sum(impressions), sum(revenue)) <> (0, 0, 0, 0)`;

const read = async <Row>(db: Pick<Db, 'execute'>, statement: SQL) =>
  ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
