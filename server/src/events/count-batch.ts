import { and, eq, like, lt, min, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { advertDays, adverts, campaignDays, campaigns, eventBatches, siteDays, sites, users } from '../db/schema.ts';
import type { RecordedEvent } from './event-writer.ts';

/** What lists and limits read: results per day, in PostgreSQL. */
export interface DayCounters {
  /** Adds the results of a batch to their days, once, however often it is called with the same token. */
  count(token: string, events: readonly RecordedEvent[]): Promise<void>;
  /** Notes that a batch does not wait for the event store any more. */
  settle(token: string): Promise<void>;
  /**
   * Notes that a settled token's file is gone. The token is forgotten an hour later: until then, another server that
   * shares the directory may still count what it has read of the file.
   */
  forget(token: string): Promise<void>;
  /** The first token, in their order, that some server has counted and not settled; null for none. */
  oldest(): Promise<string | null>;
}

/** A settled token is another one, so that it is neither waited for nor counted again. */
const settled = (token: string) => `settled:${token}`;

const gone = (token: string) => `gone:${token}`;

/** Those of batches begin with the time. */
const BATCHES = '0%';

export const createDayCounters = (db: Db): DayCounters => ({
  count: (token, events) =>
    db.transaction(async (tx) => {
      // one that comes again waits again, such as a file that could not be read before
      const again = await tx
        .update(eventBatches)
        .set({ token })
        .where(eq(eventBatches.token, settled(token)))
        .returning();
      if (again.length > 0) return;
      const isNew = await tx.insert(eventBatches).values({ token }).onConflictDoNothing().returning();
      if (isNew.length === 0) return;
      // looked for after the insert, which waits for another server that is about to say so
      const late = await tx
        .select()
        .from(eventBatches)
        .where(eq(eventBatches.token, gone(token)));
      if (late.length > 0) {
        await tx.delete(eventBatches).where(eq(eventBatches.token, token));
        return;
      }
      const sums = JSON.stringify(sumUp(events));
      const results = sql`jsonb_to_recordset(${sums}::jsonb) as sums(site int, campaign int, advert int, at timestamptz,
        requests int, responses int, impressions int, shows int, clicks int, spend numeric, revenue numeric)`;
      // of all owners at once: triggers add the results of an owner's sites up in two steps, see the migration
      await tx.execute(sql`select lock_owner_site_days(array(
        select ${sites.ownerId} from ${sites} where ${sites.id} in (select sums.site from ${results})))`);
      // what belongs to no record is in the event store only; in order, so that two batches don't wait for each other
      await tx.execute(sql`
        insert into ${siteDays} (site_id, day, requests, responses, impressions, spend)
        select ${sites.id}, (sums.at at time zone ${users.timezone})::date as day,
          sum(sums.requests), sum(sums.responses), sum(sums.impressions),
          coalesce(sum(sums.revenue) * 100 / nullif(max(coalesce(kept.revenue_share, ${sites.revenueShare}, ${DEFAULT_SHARE})), 0), 0)
        from ${results} join ${sites} on ${sites.id} = sums.site join ${users} on ${users.id} = ${sites.ownerId}
        left join ${siteDays} as kept
          on kept.site_id = ${sites.id} and kept.day = (sums.at at time zone ${users.timezone})::date
        group by 1, 2 order by 1, 2
        on conflict (site_id, day) do update set requests = ${siteDays.requests} + excluded.requests,
          responses = ${siteDays.responses} + excluded.responses,
          impressions = ${siteDays.impressions} + excluded.impressions, spend = ${siteDays.spend} + excluded.spend`);
      const ofAdvert = sql`sum(sums.impressions), sum(sums.shows), sum(sums.clicks), sum(sums.spend)`;
      const isOfAdvert = sql`sums.impressions + sums.shows + sums.clicks > 0 or sums.spend > 0`;
      await tx.execute(sql`
        insert into ${campaignDays} (campaign_id, day, impressions, shows, clicks, spend)
        select ${campaigns.id}, (sums.at at time zone ${campaigns.timezone})::date as day, ${ofAdvert}
        from ${results} join ${campaigns} on ${campaigns.id} = sums.campaign
        where ${isOfAdvert} group by 1, 2 order by 1, 2
        on conflict (campaign_id, day) do update set impressions = ${campaignDays.impressions} + excluded.impressions,
          shows = ${campaignDays.shows} + excluded.shows, clicks = ${campaignDays.clicks} + excluded.clicks,
          spend = ${campaignDays.spend} + excluded.spend`);
      await tx.execute(sql`
        insert into ${advertDays} (advert_id, day, impressions, shows, clicks, spend)
        select ${adverts.id}, (sums.at at time zone ${campaigns.timezone})::date as day, ${ofAdvert}
        from ${results} join ${adverts} on ${adverts.id} = sums.advert join ${campaigns} on ${campaigns.id} = ${adverts.adsId}
        where ${isOfAdvert} group by 1, 2 order by 1, 2
        on conflict (advert_id, day) do update set impressions = ${advertDays.impressions} + excluded.impressions,
          shows = ${advertDays.shows} + excluded.shows, clicks = ${advertDays.clicks} + excluded.clicks,
          spend = ${advertDays.spend} + excluded.spend`);
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
    await db
      .delete(eventBatches)
      .where(and(like(eventBatches.token, gone('%')), lt(eventBatches.countedAt, sql`now() - interval '1 hour'`)));
  },

  async oldest() {
    const [first] = await db
      .select({ token: min(eventBatches.token) })
      .from(eventBatches)
      .where(like(eventBatches.token, BATCHES));
    return first?.token ?? null;
  },
});

/** In milliseconds. Days of every time zone begin at a multiple of it. */
const QUARTER = 15 * 60_000;
const MICROS = 1_000_000;

/** The percentage of an owner whose site has none of its own. */
export const DEFAULT_SHARE = 70;

const counterOf = {
  request: 'requests',
  serve: 'responses',
  impression: 'impressions',
  show: 'shows',
  click: 'clicks',
} as const;

/** Adds up valid events of the same record in the same quarter of an hour. */
function sumUp(events: readonly RecordedEvent[]) {
  const sums = new Map<string, ReturnType<typeof startSum>>();
  for (const { ts, kind, invalid = '', count = 1, price = 0, revenue = 0, ...of } of events) {
    if (invalid !== '') continue;
    const at = Math.floor(Date.parse(ts) / QUARTER) * QUARTER;
    const key = [of.site, of.campaign, of.advert, at].join(' ');
    const sum = sums.get(key) ?? startSum(of, new Date(at));
    sums.set(key, sum);
    const counter = Object.hasOwn(counterOf, kind) ? counterOf[kind as keyof typeof counterOf] : null;
    if (counter !== null) sum[counter] += count;
    sum.spend += price;
    sum.revenue += revenue;
  }
  return [...sums.values()].map((sum) => ({ ...sum, spend: sum.spend / MICROS, revenue: sum.revenue / MICROS }));
}

const startSum = ({ site, campaign, advert }: Pick<RecordedEvent, 'site' | 'campaign' | 'advert'>, at: Date) => ({
  ...{ site, campaign, advert, at: at.toISOString() },
  ...{ requests: 0, responses: 0, impressions: 0, shows: 0, clicks: 0, spend: 0, revenue: 0 },
});
