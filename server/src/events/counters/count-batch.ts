import { DEFAULT_REVENUE_SHARE } from '@preroll/rules/site/revenue-share';
import { and, eq, like, lt, min, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import {
  advertDays,
  adverts,
  campaignDays,
  campaigns,
  eventBatches,
  siteDays,
  sites,
  users,
} from '../../platform/db/schema.ts';
import type { RecordedEvent } from '../spool/recorded-event.ts';
import { advertCounterNames, hasAdvertCounts, QUARTER, type Sum, sumEvents } from './sum-events.ts';

export interface CountedBatch {
  token: string;
  events: readonly RecordedEvent[];
}

/** Daily results in PostgreSQL, which lists and limits read. */
export interface DayCounters {
  /** Adds the results of batches to their days. Calls are idempotent: each token is counted once. */
  count(batches: readonly CountedBatch[]): Promise<void>;
  /** Notes that a batch no longer waits for the event store. */
  settle(token: string): Promise<void>;
  /**
   * Notes that a settled token's file is deleted. The token is kept for another hour, because until then another server
   * that shares the directory may still count what it has read of the file.
   */
  forget(token: string): Promise<void>;
  /** The first token, in order, that some server has counted but not settled; null for none. */
  oldest(): Promise<string | null>;
}

/** A settled token is stored under another name, so it is neither waited for nor counted again. */
const settled = (token: string) => `settled:${token}`;

const gone = (token: string) => `gone:${token}`;

/** Tokens of batches begin with the time. */
const BATCH_TOKENS = '0%';

/** The interval in milliseconds at which forgotten tokens are deleted. */
const SWEEP_EVERY = 5 * 60_000;

export function createDayCounters(db: Db): DayCounters {
  let nextSweep = 0;
  return {
    count: (batches) =>
      db.transaction(async (tx) => {
        const events: (readonly RecordedEvent[])[] = [];
        for (const batch of batches) if (await claim(tx, batch.token)) events.push(batch.events);
        if (events.length === 0) return;
        // events without a record are only in the event store
        const { site, campaign, advert } = await sumEvents(events);
        await countSites(tx, site);
        await countCampaigns(tx, campaign.filter(hasAdvertCounts));
        await countAdverts(tx, advert.filter(hasAdvertCounts));
      }),

    async settle(token) {
      await db
        .update(eventBatches)
        .set({ token: settled(token) })
        .where(eq(eventBatches.token, token));
    },

    async forget(token) {
      await db
        .update(eventBatches)
        .set({ token: gone(token), countedAt: sql`now()` })
        .where(eq(eventBatches.token, settled(token)));
      if (Date.now() < nextSweep) return;
      nextSweep = Date.now() + SWEEP_EVERY;
      await db
        .delete(eventBatches)
        .where(and(like(eventBatches.token, gone('%')), lt(eventBatches.countedAt, sql`now() - interval '1 hour'`)));
    },

    async oldest() {
      const [first] = await db
        .select({ token: min(eventBatches.token) })
        .from(eventBatches)
        .where(like(eventBatches.token, BATCH_TOKENS));
      return first?.token ?? null;
    },
  };
}

/** Notes that a batch is counted. Returns false if it was counted before. */
async function claim(tx: Transaction, token: string): Promise<boolean> {
  // a batch may come again after it was settled, for example because its file could not be read at first
  const again = await tx
    .update(eventBatches)
    .set({ token })
    .where(eq(eventBatches.token, settled(token)))
    .returning();
  if (again.length > 0) return false;
  const isNew = await tx.insert(eventBatches).values({ token }).onConflictDoNothing().returning();
  if (isNew.length === 0) return false;
  // checked after the insert, which blocks until a concurrent transaction of another server for this token ends
  const late = await tx
    .select()
    .from(eventBatches)
    .where(eq(eventBatches.token, gone(token)));
  if (late.length > 0) await tx.delete(eventBatches).where(eq(eventBatches.token, token));
  return late.length === 0;
}

async function countSites(tx: Transaction, sums: readonly Sum[]) {
  if (sums.length === 0) return;
  const views = ['quartile25', 'quartile50', 'quartile75', 'completes'] as const;
  const counts = ['requests', 'responses', 'impressions', 'shows', ...views] as const;
  await tx.execute(sql`
    insert into ${siteDays} (site_id, day, ${listed(counts, nameOf)}, spend)
    select ${sites.id}, (sums.at at time zone ${users.timezone})::date as day, ${listed(counts, sumOf)},
      coalesce(sum(sums.revenue) * 100 / nullif(max(coalesce(kept.revenue_share, ${sites.revenueShare}, ${DEFAULT_REVENUE_SHARE})), 0), 0)
    from ${tableOf(sums, [...counts, 'revenue'])}
    join ${sites} on ${sites.id} = sums.id join ${users} on ${users.id} = ${sites.ownerId}
    left join ${siteDays} as kept
      on kept.site_id = ${sites.id} and kept.day = (sums.at at time zone ${users.timezone})::date
    group by 1, 2 order by 1, 2
    on conflict (site_id, day) do update set ${listed([...counts, 'spend'], addedTo(siteDays))}`);
}

async function countCampaigns(tx: Transaction, sums: readonly Sum[]) {
  if (sums.length === 0) return;
  await tx.execute(sql`
    insert into ${campaignDays} (campaign_id, day, ${listed(advertCounterNames, nameOf)})
    select ${campaigns.id}, (sums.at at time zone ${campaigns.timezone})::date as day, ${listed(advertCounterNames, sumOf)}
    from ${tableOf(sums, advertCounterNames)} join ${campaigns} on ${campaigns.id} = sums.id group by 1, 2 order by 1, 2
    on conflict (campaign_id, day) do update set ${listed(advertCounterNames, addedTo(campaignDays))}`);
}

async function countAdverts(tx: Transaction, sums: readonly Sum[]) {
  if (sums.length === 0) return;
  await tx.execute(sql`
    insert into ${advertDays} (advert_id, day, ${listed(advertCounterNames, nameOf)})
    select ${adverts.id}, (sums.at at time zone ${campaigns.timezone})::date as day, ${listed(advertCounterNames, sumOf)}
    from ${tableOf(sums, advertCounterNames)}
    join ${adverts} on ${adverts.id} = sums.id join ${campaigns} on ${campaigns.id} = ${adverts.adsId}
    group by 1, 2 order by 1, 2
    on conflict (advert_id, day) do update set ${listed(advertCounterNames, addedTo(advertDays))}`);
}

type Counter = Exclude<keyof Sum, 'id' | 'quarter'>;

const listed = (names: readonly Counter[], write: (name: Counter) => SQL): SQL => sql.join(names.map(write), sql`, `);
const nameOf = (name: Counter): SQL => sql`${sql.identifier(name)}`;
const sumOf = (name: Counter): SQL => sql`sum(sums.${nameOf(name)})`;

const addedTo =
  (days: SQLWrapper) =>
  (name: Counter): SQL =>
    sql`${nameOf(name)} = ${days}.${nameOf(name)} + excluded.${nameOf(name)}`;

const listOf = (values: readonly number[]) => `{${values.join(',')}}`;

/** The sums as a table `sums`, with the start time of their quarter. PostgreSQL parses arrays much faster than JSON. */
function tableOf(sums: readonly Sum[], counters: readonly Counter[]): SQL {
  const of = (name: keyof Sum) => listOf(sums.map((sum) => sum[name]));
  const isMoney = (name: Counter) => name === 'spend' || name === 'revenue';
  const arrays = listed(counters, (name) => sql`${of(name)}::${isMoney(name) ? sql`numeric[]` : sql`int[]`}`);
  const names = listed(counters, nameOf);
  return sql`(select id, to_timestamp(quarter * ${QUARTER / 1000}::bigint) as at, ${names}
    from unnest(${of('id')}::int[], ${of('quarter')}::int[], ${arrays}) as arrays(id, quarter, ${names})) as sums`;
}
