import type { CompiledTargeting } from '../../advertising/targeting/refused-by.ts';
import type { VastContent } from '../answer/vast-advert.ts';
import type { LimitedCampaign } from '../limits/limited-campaign.ts';

/** A servable advert. */
export interface IndexedAdvert {
  /** The content of its document on all placements. */
  vast: VastContent;
  /** The duration of a complete view in seconds; 0 if unknown. */
  length: number;
  /** Whether the placement's script may draw it around its video (VPAID). */
  takesScript: boolean;
  /** The host of its link, which placements can block. */
  domain: string;
  /** Its top-level category, which placements can block; null without one. */
  category: string | null;
  /** The parameters that a click adds to the link. */
  urlMarks: string;
  /** Billed events per impression: clicks for CPC, complete views for CPV, 1 for CPM. */
  rate: number;
}

export interface IndexedCampaign {
  limited: LimitedCampaign;
  formatId: number;
  currency: string;
  /** Whether the campaign, its group and its owner are active. */
  isStarted: boolean;
  /** The rules for hours and days, which are checked first. */
  schedule: CompiledTargeting;
  targeting: CompiledTargeting;
  /** Why none of its adverts is servable; null if one is. */
  lacks: 'chain_stopped' | 'no_erid' | null;
  adverts: readonly IndexedAdvert[];
}

export interface IndexedPlacement {
  id: number;
  siteId: number;
  /** The site's domain, in Punycode. */
  domain: string;
  webmasterId: number;
  webmasterTimezone: string;
  currency: string;
  formatId: number;
  /** In seconds; null for a format without skipping. */
  skipOffset: number | null;
  /** The hash of the script that draws interactive adverts; null without one. */
  vpaidScript: string | null;
  /** The hash of the script that brands the page around the player; null without one. */
  brandingScript: string | null;
  /** Feeds used when no advert fits, in order; only those of kind `vast` are requested. */
  feeds: readonly number[];
  /** The tag of another server to which players are forwarded when no advert fits and no feed has one. */
  backfill: string | null;
  /** The floor price of 1,000 impressions, in micros of the owner's currency. */
  floor: number;
  blockedCategories: ReadonlySet<string>;
  blockedDomains: ReadonlySet<string>;
  categories: readonly string[];
  /** The percentage of the advertisers' spend that the webmaster gets. */
  revenueShare: number;
  isDeleted: boolean;
  /** Whether the placement, its site and its owner are active. */
  isServing: boolean;
}

/** A campaign's adverts with the same expected price, which take turns. */
export interface Lot {
  campaign: IndexedCampaign;
  /** The expected revenue of a thousand impressions, in micros of the base currency. */
  expectedCpm: number;
  /** The next in turn comes first. */
  adverts: IndexedAdvert[];
  /** The number of serves since it was added; a new lot starts with the least of its equals. */
  served: number;
}

/** The in-memory data on which decisions are made. */
export interface DeliveryIndex {
  campaign(id: number): IndexedCampaign | undefined;
  campaigns(): Iterable<IndexedCampaign>;
  placement(id: number): IndexedPlacement | undefined;
  /** The lots of a format by falling price; among equals, the least served first. */
  lotsOf(formatId: number): readonly Lot[];
  /** Notes that an advert of the lot was served, so that others of the same price have their turn. */
  noteServed(lot: Lot, advert: IndexedAdvert): void;
  putCampaign(id: number, campaign: IndexedCampaign | null): void;
  putPlacement(placement: IndexedPlacement): void;
  /** Sets the exchange rates to the base currency, and sorts all lots again. */
  setRates(rates: ReadonlyMap<string, number>): void;
  rateOf(currency: string): number;
  /** Removes all other campaigns, after a full reload. */
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

/** Groups adverts by the expected revenue of a thousand impressions. */
function byExpectedCpm({ limited, adverts }: IndexedCampaign, currencyRate: number): Map<number, IndexedAdvert[]> {
  const found = new Map<number, IndexedAdvert[]>();
  for (const advert of adverts) {
    const expectedCpm = Math.round(limited.price * 1000 * advert.rate * currencyRate);
    found.set(expectedCpm, [...(found.get(expectedCpm) ?? []), advert]);
  }
  return found;
}

/** The position of the first lot that is not more expensive, or where it would be inserted. */
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
