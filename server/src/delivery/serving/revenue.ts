import { zonedTime } from '@preroll/rules/time/zoned-time';
import { gte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { siteDays } from '../../platform/db/schema.ts';
import type { IndexedPlacement } from '../decision/delivery-index.ts';

type Site = Pick<IndexedPlacement, 'siteId' | 'webmasterTimezone' | 'currency' | 'revenueShare'>;

interface Billed {
  /** Micros of the advertiser's currency. */
  price: number;
  /** The advertiser's currency. */
  currency: string;
  at: Date;
}

/** Works out what webmasters get of what advertisers pay. */
export interface Revenue {
  /** Reads the shares that the sites' days have already. */
  load(): Promise<void>;
  /** Keeps the share of the site's day: a new share holds from the next day. */
  keepShare(site: Site, at: Date): number;
  /** The webmaster's part, in micros of the webmaster's currency, rounded down. */
  of(billed: Billed, site: Site): number;
}

/** Days whose shares are read at the start: with their time zones, at most three are somewhere today. */
const READ_DAYS = 2;

export function createRevenue(db: Db, rateOf: (currency: string) => number): Revenue {
  /** By day and site. */
  const shares = new Map<string, Map<number, number>>();

  const sharesOn = (day: string) => {
    const known = shares.get(day);
    if (known !== undefined) return known;
    const made = new Map<number, number>();
    shares.set(day, made);
    // the days of the world's time zones, and no older ones
    for (const old of [...shares.keys()].toSorted().slice(0, -4)) shares.delete(old);
    return made;
  };

  const keepShare = ({ siteId, webmasterTimezone, revenueShare }: Site, at: Date): number => {
    const ofDay = sharesOn(zonedTime(webmasterTimezone, at).day);
    const kept = ofDay.get(siteId) ?? revenueShare;
    ofDay.set(siteId, kept);
    return kept;
  };

  return {
    keepShare,

    async load() {
      const days = db
        .select({ siteId: siteDays.siteId, day: siteDays.day, share: siteDays.revenueShare })
        .from(siteDays)
        .where(gte(siteDays.day, sql`current_date - ${READ_DAYS}::integer`));
      for (const { siteId, day, share } of await days) sharesOn(day).set(siteId, share);
    },

    of({ price, currency, at }, site) {
      // percentages have two decimal places
      const share = Math.round(keepShare(site, at) * 100);
      if (currency === site.currency) return Math.floor((price * share) / 10_000);
      return Math.floor((price * share * rateOf(currency)) / (rateOf(site.currency) * 10_000));
    },
  };
}
