import { zonedTime } from '@preroll/rules/time/zoned-time';
import { gte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { siteDays } from '../../platform/db/schema.ts';
import type { IndexedPlacement } from '../decision/delivery-index.ts';

type Site = Pick<IndexedPlacement, 'siteId' | 'webmasterTimezone' | 'currency' | 'revenueShare'>;

interface Billed {
  /** In micros of the advertiser's currency. */
  price: number;
  currency: string;
  at: Date;
}

/** Computes the webmasters' share of what advertisers pay. */
export interface Revenue {
  /** Loads the shares that are already fixed for the sites' current days. */
  load(): Promise<void>;
  /** Fixes the share of the site's day: a changed share applies from the next day. */
  fixShare(site: Site, at: Date): number;
  /** The webmaster's part in micros of the webmaster's currency, rounded down. */
  of(billed: Billed, site: Site): number;
}

/** The days whose shares are loaded at the start; across all time zones, at most three dates are current. */
const PRELOADED_DAYS = 2;

export function createRevenue(db: Db, rateOf: (currency: string) => number): Revenue {
  const shares = new Map<string, Map<number, number>>();

  const sharesOn = (day: string) => {
    const known = shares.get(day);
    if (known !== undefined) return known;
    const made = new Map<number, number>();
    shares.set(day, made);
    // keeps only days that are current in some time zone
    for (const old of [...shares.keys()].toSorted().slice(0, -4)) shares.delete(old);
    return made;
  };

  const fixShare = ({ siteId, webmasterTimezone, revenueShare }: Site, at: Date): number => {
    const ofDay = sharesOn(zonedTime(webmasterTimezone, at).day);
    const share = ofDay.get(siteId) ?? revenueShare;
    ofDay.set(siteId, share);
    return share;
  };

  return {
    fixShare,

    async load() {
      const days = db
        .select({ siteId: siteDays.siteId, day: siteDays.day, share: siteDays.revenueShare })
        .from(siteDays)
        .where(gte(siteDays.day, sql`current_date - ${PRELOADED_DAYS}::integer`));
      for (const { siteId, day, share } of await days) sharesOn(day).set(siteId, share);
    },

    of({ price, currency, at }, site) {
      // percentages have up to two decimal places
      const share = Math.round(fixShare(site, at) * 100);
      if (currency === site.currency) return Math.floor((price * share) / 10_000);
      return Math.floor((price * share * rateOf(currency)) / (rateOf(site.currency) * 10_000));
    },
  };
}
