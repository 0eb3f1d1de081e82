import { zonedTime } from '@preroll/rules/time/zoned-time';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/db/database.ts';
import { campaignOutcomes, eventBatches, siteDays, sites, users } from '../platform/db/schema.ts';
import { createDemoOutcomes } from './demo-outcomes.ts';
import { makeDemoSegments } from './make-demo-segments.ts';

/** The token of the demo's events. They are made later, as of the time at which this is written. */
export const DEMO_BATCH = 'demo';

const HOUR = 3_600_000;
const MICROS = 1_000_000;

/**
 * Writes the results of the demo's sites, and the outcomes of the latest requests for its campaigns. Requires the sites with
 * their placements, and the days of adverts.
 */
export async function writeDemoSiteDays(tx: Transaction, now: Date): Promise<void> {
  const owners = await tx
    .select({ site: sites.id, timezone: users.timezone })
    .from(sites)
    .innerJoin(users, eq(users.id, sites.ownerId));
  const zones = new Map(owners.map(({ site, timezone }) => [site, timezone]));
  const days = new Map<string, Required<Omit<typeof siteDays.$inferInsert, 'revenueShare'>>>();
  // cached, because computing the date for each segment would take most of the time
  const known = new Map<string, string>();
  const dayOf = (timezone: string, ts: Date) => {
    const hour = Math.floor(ts.getTime() / HOUR);
    const key = `${timezone} ${hour}`;
    const day = known.get(key) ?? zonedTime(timezone, new Date(hour * HOUR)).day;
    known.set(key, day);
    return day;
  };
  const outcomes = createDemoOutcomes(now);
  for await (const segment of makeDemoSegments(tx, now)) {
    const { ts, source, counts, priceOfSite } = segment;
    outcomes.add(segment);
    const timezone = zones.get(source.site);
    if (timezone === undefined) continue;
    const day = dayOf(timezone, ts);
    const key = `${source.site} ${day}`;
    const sum = days.get(key) ?? {
      siteId: source.site,
      day,
      requests: 0,
      responses: 0,
      impressions: 0,
      shows: 0,
      quartile25: 0,
      quartile50: 0,
      quartile75: 0,
      completes: 0,
      spend: 0,
    };
    days.set(key, sum);
    sum.requests += counts.request;
    sum.responses += counts.serve;
    sum.impressions += counts.impression;
    sum.shows += counts.show;
    sum.quartile25 += counts.quartile25;
    sum.quartile50 += counts.quartile50;
    sum.quartile75 += counts.quartile75;
    sum.completes += counts.quartile100;
    sum.spend += priceOfSite;
  }
  const rows = [...days.values()].map((sum) => ({ ...sum, spend: sum.spend / MICROS }));
  if (rows.length > 0) await tx.insert(siteDays).values(rows);
  const ofCampaigns = outcomes.rows();
  if (ofCampaigns.length > 0) await tx.insert(campaignOutcomes).values(ofCampaigns);
  await tx.insert(eventBatches).values({ token: DEMO_BATCH, countedAt: now });
}
