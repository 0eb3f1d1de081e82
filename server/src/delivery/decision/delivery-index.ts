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
export interface Candidate {
  campaign: IndexedCampaign;
  /** The expected revenue of a thousand impressions, in micros of the base currency. */
  expectedCpm: number;
  /** The next in turn comes first. */
  adverts: IndexedAdvert[];
  /** The number of serves since it was added; a new candidate starts with the least of its equals. */
  served: number;
}

/** The in-memory data on which decisions are made. */
export interface DeliveryIndex {
  campaign(id: number): IndexedCampaign | undefined;
  campaigns(): Iterable<IndexedCampaign>;
  placement(id: number): IndexedPlacement | undefined;
  /** The candidates of a format by falling price; among equals, the least served first. */
  candidatesOf(formatId: number): readonly Candidate[];
  /** Notes that an advert of the candidate was served, so that others of the same price have their turn. */
  recordServe(candidate: Candidate, advert: IndexedAdvert): void;
  putCampaign(id: number, campaign: IndexedCampaign | null): void;
  putPlacement(placement: IndexedPlacement): void;
  /** Sets the exchange rates to the base currency, and sorts all candidates again. */
  setRates(rates: ReadonlyMap<string, number>): void;
  rateOf(currency: string): number;
  /** Removes all other campaigns, after a full reload. */
  keepOnly(campaignIds: ReadonlySet<number>): void;
}

export function createDeliveryIndex(): DeliveryIndex {
  const campaigns = new Map<number, IndexedCampaign>();
  const placements = new Map<number, IndexedPlacement>();
  const candidates = new Map<number, Candidate[]>();
  let rates: ReadonlyMap<string, number> = new Map();
  const rateOf = (currency: string) => rates.get(currency) ?? 1;

  const listOf = (formatId: number): Candidate[] => {
    const list = candidates.get(formatId) ?? [];
    candidates.set(formatId, list);
    return list;
  };

  const removeLots = ({ limited, formatId }: IndexedCampaign) => {
    const list = listOf(formatId);
    candidates.set(
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
    candidatesOf: (formatId) => candidates.get(formatId) ?? [],
    putCampaign,
    putPlacement: (placement) => void placements.set(placement.id, placement),
    rateOf,

    recordServe(candidate, advert) {
      candidate.served += 1;
      const turn = candidate.adverts.indexOf(advert);
      candidate.adverts.push(...candidate.adverts.splice(turn, 1));
      const list = listOf(candidate.campaign.formatId);
      let at = list.indexOf(candidate);
      if (at === -1) return;
      for (let next = list[at + 1]; isBefore(next, candidate); next = list[at + 1]) {
        list[at] = next as Candidate;
        at += 1;
        list[at] = candidate;
      }
    },

    setRates(values) {
      if (isSame(rates, values)) return;
      rates = values;
      candidates.clear();
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

/** The position of the first candidate that is not more expensive, or where it would be inserted. */
function firstOf(list: readonly Candidate[], expectedCpm: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.expectedCpm ?? 0) > expectedCpm) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isBefore = (one: Candidate | undefined, other: Candidate): boolean =>
  one !== undefined && one.expectedCpm === other.expectedCpm && one.served < other.served;

const isSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
