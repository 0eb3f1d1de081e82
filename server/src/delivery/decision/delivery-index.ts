import type { CompiledTargeting } from '../../advertising/targeting/refused-by.ts';
import type { VastContent } from '../answer/vast-advert.ts';
import type { LimitedCampaign } from '../limits/limited-campaign.ts';

/** An advert that can be shown. */
export interface IndexedAdvert {
  /** What its document says on all placements. */
  vast: VastContent;
  /** Seconds that a complete view lasts; 0 where nobody knows. */
  length: number;
  /** Whether the placement's script draws it around its video (VPAID). */
  takesScript: boolean;
  /** The host of its link, which placements can block. */
  domain: string;
  /** Of the first level; placements can block it. Null without one. */
  category: string | null;
  /** What a click adds to the link. */
  urlMarks: string;
  /** Of one billed event: clicks per impression for CPC, complete views per impression for CPV, 1 for CPM. */
  rate: number;
}

export interface IndexedCampaign {
  limited: LimitedCampaign;
  formatId: number;
  currency: string;
  /** Whether it, its group and its owner are working. */
  isStarted: boolean;
  /** The rules of its hours and days, which are asked first. */
  schedule: CompiledTargeting;
  targeting: CompiledTargeting;
  /** Why none of its adverts can be shown; null if one can. */
  lacks: 'chain_stopped' | 'no_erid' | null;
  /** Those that can be shown. */
  adverts: readonly IndexedAdvert[];
}

export interface IndexedPlacement {
  id: number;
  siteId: number;
  /** The site's domain, in punycode. */
  domain: string;
  webmasterId: number;
  webmasterTimezone: string;
  currency: string;
  formatId: number;
  /** Seconds; null for a format that can't be skipped. */
  skipOffset: number | null;
  /** The hash of the script that draws interactive adverts here; null without one. */
  vpaidScript: string | null;
  /** The hash of the script that draws the page around the player; null without one. */
  brandingScript: string | null;
  /** Feeds that are asked when no advert fits, in this order; only those of kind `vast` are. */
  feeds: readonly number[];
  /** The tag of another server that players are sent to when no advert fits and no feed has one. */
  backfill: string | null;
  /** For 1,000 impressions, in micros of the owner's currency. */
  floor: number;
  blockedCategories: ReadonlySet<string>;
  blockedDomains: ReadonlySet<string>;
  /** The categories of the site. */
  categories: readonly string[];
  /** The webmaster's percentage of what advertisers pay. */
  revenueShare: number;
  isDeleted: boolean;
  /** Whether the placement, its site and its owner are working. */
  isServing: boolean;
}

/** A campaign's adverts of one price; they take turns. */
export interface Lot {
  campaign: IndexedCampaign;
  /** What a thousand impressions are expected to bring, in micros of the base currency. */
  expectedCpm: number;
  /** The one whose turn is next stands first. */
  adverts: IndexedAdvert[];
  /** Since it came into the list; one that comes later begins with the least of its equals. */
  served: number;
}

/** What a decision looks through, in memory. */
export interface DeliveryIndex {
  campaign(id: number): IndexedCampaign | undefined;
  campaigns(): Iterable<IndexedCampaign>;
  placement(id: number): IndexedPlacement | undefined;
  /** The lots of a format, the dearest first; of equals the least served. */
  lotsOf(formatId: number): readonly Lot[];
  /** Notes that an advert of the lot was served: others of the same price have their turn. */
  noteServed(lot: Lot, advert: IndexedAdvert): void;
  putCampaign(id: number, campaign: IndexedCampaign | null): void;
  putPlacement(placement: IndexedPlacement): void;
  /** Sets the values of currencies in the base currency, and orders all lots anew. */
  setRates(rates: ReadonlyMap<string, number>): void;
  /** The value of a currency's unit in the base currency. */
  rateOf(currency: string): number;
  /** Leaves only these campaigns, after all were read anew. */
  keepOnly(campaignIds: ReadonlySet<number>): void;
}

export function createDeliveryIndex(): DeliveryIndex {
  const campaigns = new Map<number, IndexedCampaign>();
  const placements = new Map<number, IndexedPlacement>();
  const lots = new Map<number, Lot[]>();
  let rates: ReadonlyMap<string, number> = new Map();
  const rateOf = (currency: string) => rates.get(currency) ?? 1;

  const listOf = (formatId: number): Lot[] => {
    const list = lots.get(formatId) ?? [];
    lots.set(formatId, list);
    return list;
  };

  const removeLots = ({ limited, formatId }: IndexedCampaign) => {
    const list = listOf(formatId);
    lots.set(
      formatId,
      list.filter(({ campaign }) => campaign.limited.id !== limited.id),
    );
  };

  const addLots = (campaign: IndexedCampaign) => {
    if (!campaign.isStarted) return;
    const list = listOf(campaign.formatId);
    for (const [expectedCpm, adverts] of byExpectedCpm(campaign, rateOf(campaign.currency))) {
      const at = firstOf(list, expectedCpm);
      const equal = list[at];
      const served = equal?.expectedCpm === expectedCpm ? equal.served : 0;
      list.splice(at, 0, { campaign, expectedCpm, adverts, served });
    }
  };

  const putCampaign = (id: number, campaign: IndexedCampaign | null) => {
    const before = campaigns.get(id);
    if (before !== undefined) removeLots(before);
    if (campaign === null) campaigns.delete(id);
    else {
      campaigns.set(id, campaign);
      addLots(campaign);
    }
  };

  return {
    campaign: (id) => campaigns.get(id),
    campaigns: () => campaigns.values(),
    placement: (id) => placements.get(id),
    lotsOf: (formatId) => lots.get(formatId) ?? [],
    putCampaign,
    putPlacement: (placement) => void placements.set(placement.id, placement),
    rateOf,

    noteServed(lot, advert) {
      lot.served += 1;
      const turn = lot.adverts.indexOf(advert);
      lot.adverts.push(...lot.adverts.splice(turn, 1));
      const list = listOf(lot.campaign.formatId);
      let at = list.indexOf(lot);
      if (at === -1) return;
      for (let next = list[at + 1]; isBefore(next, lot); next = list[at + 1]) {
        list[at] = next as Lot;
        at += 1;
        list[at] = lot;
      }
    },

    setRates(values) {
      if (isSame(rates, values)) return;
      rates = values;
      lots.clear();
      for (const campaign of campaigns.values()) addLots(campaign);
    },

    keepOnly(campaignIds) {
      for (const id of [...campaigns.keys()]) if (!campaignIds.has(id)) putCampaign(id, null);
    },
  };
}

/** Adverts by what a thousand impressions of them are expected to bring. */
function byExpectedCpm({ limited, adverts }: IndexedCampaign, currencyRate: number): Map<number, IndexedAdvert[]> {
  const found = new Map<number, IndexedAdvert[]>();
  for (const advert of adverts) {
    const expectedCpm = Math.round(limited.price * 1000 * advert.rate * currencyRate);
    found.set(expectedCpm, [...(found.get(expectedCpm) ?? []), advert]);
  }
  return found;
}

/** Where the first lot stands, or would stand, that is no dearer. */
function firstOf(list: readonly Lot[], expectedCpm: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.expectedCpm ?? 0) > expectedCpm) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isBefore = (one: Lot | undefined, other: Lot): boolean =>
  one !== undefined && one.expectedCpm === other.expectedCpm && one.served < other.served;

const isSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
