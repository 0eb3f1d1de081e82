import { DEFAULT_REVENUE_SHARE } from '@preroll/rules/site/revenue-share';
import { and, desc, eq, lte } from 'drizzle-orm';
import { createRandom } from '../advertising/reach/random.ts';
import { rateByDay, readDailyRates } from '../money/currencies/daily-rates.ts';
import type { Db, Transaction } from '../platform/db/database.ts';
import { advertDays, adverts, campaigns, feeds, formats, placements, sites, users } from '../platform/db/schema.ts';
import { type DemoMarket, drawViewers } from './demo-audience.ts';
import { type DemoSegment, type DemoSource, splitDay } from './demo-segments.ts';

/** Simultaneous events of one advert and the same sort of viewer. */
export interface AdvertSegment extends DemoSegment {
  campaign: typeof campaigns.$inferSelect;
  advert: { id: number; link: string };
  billed: 'impression' | 'click' | 'quartile100';
  /** In micros: in the base currency, and in the currency of the site's owner. */
  priceBase: number;
  priceOfSite: number;
  revenue: number;
  revenueBase: number;
}

const billedBy = { cpm: 'impression', cpc: 'click', cpv: 'quartile100' } as const;

/**
 * Generates the details behind the demo's daily results: hours, viewers, sites and the funnel. Each day of each advert adds
 * up to its results in lists. Seeded: the same moment gives the same result, whatever users have created since.
 * @param now when the demo was written, which is the end of its last day
 */
export async function* makeDemoSegments(db: Db | Transaction, now: Date): AsyncGenerator<AdvertSegment> {
  const rateOn = rateByDay(await readDailyRates(db));
  const feedIds = new Map(
    (await db.select({ id: feeds.id, code: feeds.code }).from(feeds)).map((row) => [row.code, row.id]),
  );
  const places = await readPlaces(db, now);
  const currencyOf = new Map(places.map(({ ownerId, currency }) => [ownerId, currency]));
  const list = await db
    .select({ campaign: campaigns, currency: users.currency, timezone: users.timezone })
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.ownerId))
    .where(lte(campaigns.createdAt, now))
    .orderBy(campaigns.id);
  for (const { campaign, currency, timezone } of list) {
    const random = createRandom(campaign.id * 7919);
    const results = await db
      .select({ day: advertDays, advert: { id: adverts.id, link: adverts.advertLink } })
      .from(advertDays)
      .innerJoin(adverts, eq(adverts.id, advertDays.advertId))
      .where(and(eq(adverts.adsId, campaign.id), lte(adverts.createdAt, now)))
      .orderBy(advertDays.day, advertDays.advertId);
    if (results.length === 0) continue;
    const market: DemoMarket = timezone === 'Asia/Almaty' ? 'KZ' : 'RU';
    const { targeting } = campaign;
    const viewers = await drawViewers({ targeting, timezone: campaign.timezone, market }, random);
    const sources = sourcesOf(
      places.filter(({ formatId }) => formatId === campaign.formatId),
      feedIds,
    );
    const billed = billedBy[campaign.payModel];
    for (const { day, advert } of results) {
      const segments = splitDay(
        { ...day, timezone: campaign.timezone, billed, hours: targeting.active_hours ?? [] },
        { viewers, sources, now },
        random,
      );
      for (const segment of segments) {
        const on = segment.ts.toISOString().slice(0, 10);
        const rate = rateOn(currency, on);
        const revenueBase = Math.round(segment.price * segment.source.share * rate);
        const rateOfSite = rateOn(currencyOf.get(segment.source.webmaster) ?? '', on);
        yield {
          ...segment,
          campaign,
          advert,
          billed,
          priceBase: Math.round(segment.price * rate),
          priceOfSite: Math.round((segment.price * rate) / rateOfSite),
          revenue: Math.round(revenueBase / rateOfSite),
          revenueBase,
        };
      }
    }
  }
}

type Place = Awaited<ReturnType<typeof readPlaces>>[number];

/** The demo's own placements, oldest first, including those that a user has deleted since. */
const readPlaces = (db: Db | Transaction, now: Date) =>
  db
    .select({
      id: placements.id,
      siteId: placements.siteId,
      formatId: placements.formatId,
      ownerId: sites.ownerId,
      currency: users.currency,
      share: sites.revenueShare,
    })
    .from(placements)
    .innerJoin(sites, eq(sites.id, placements.siteId))
    .innerJoin(users, eq(users.id, sites.ownerId))
    .innerJoin(formats, eq(formats.id, placements.formatId))
    .where(lte(placements.createdAt, now))
    .orderBy(placements.createdAt, desc(placements.id));

/** Most adverts play on the platform's own sites; the rest comes from exchanges and partners. */
function sourcesOf(places: readonly Place[], feedIds: ReadonlyMap<string, number>): DemoSource[] {
  const own = places.map(({ id, siteId, ownerId, share }, index) => ({
    feed: feedIds.get('own-sites') ?? 0,
    site: siteId,
    placement: id,
    webmaster: ownerId,
    share: (share ?? DEFAULT_REVENUE_SHARE) / 100,
    fill: 0.62 + ((id * 37) % 30) / 100,
    weight: 60 / (index + 1),
  }));
  const elsewhere = [
    ['open-exchange', 22, 0.31],
    ['partner-players', 12, 0.55],
  ] as const;
  const others = elsewhere.map(([code, weight, fill]) => ({
    feed: feedIds.get(code) ?? 0,
    site: 0,
    placement: 0,
    webmaster: 0,
    share: 0,
    fill,
    weight,
  }));
  return [...own, ...others];
}
