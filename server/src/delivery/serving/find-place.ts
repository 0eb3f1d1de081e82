import { hashToken, matchesHash } from '../../platform/access/tokens.ts';
import type { DeliveryIndex, IndexedPlacement } from '../decision/delivery-index.ts';
import type { RequestDictionaries } from '../decision/request-dictionaries.ts';
import type { EmptyReason } from './empty-vast.ts';

interface RequestedPlace {
  placement: IndexedPlacement;
  feedId: number | null;
  /** Whether a partner sent the request: it has no site, so nobody gets a share of the revenue. */
  isPartner: boolean;
  /** The hash of the secret with which the partner's servers may name their viewers; null without one. */
  secretHash: string | null;
}

/** Finds the placement of a tag (`placement=21`), or a substitute for a partner's (`feed=players&key=…&format=preroll`). */
export function findPlace(
  query: Readonly<Record<string, unknown>>,
  index: Pick<DeliveryIndex, 'placement'>,
  dictionaries: RequestDictionaries,
): RequestedPlace | EmptyReason {
  if (query.placement === undefined && query.feed !== undefined) return findPartner(query, dictionaries);
  const placement = index.placement(readId(query.placement) ?? 0);
  if (placement === undefined || placement.isDeleted) return 'unknown_placement';
  return { placement, feedId: dictionaries.siteFeedId, isPartner: false, secretHash: null };
}

/** Responds to feeds without a tag and to wrong keys as if the feed did not exist, because feed codes are not secret. */
function findPartner(
  query: Readonly<Record<string, unknown>>,
  { vastFeeds, formats }: RequestDictionaries,
): RequestedPlace | EmptyReason {
  const feed = vastFeeds.find(({ code }) => code === query.feed);
  if (feed === undefined || !isKey(query.key, feed.askingKey)) return 'unknown_feed';
  const format = formats.find(({ code }) => code === query.format);
  if (format === undefined) return 'unknown_format';
  const placement = { ...nowhere, ...placeOf(feed, format) };
  return { placement, feedId: feed.id, isPartner: true, secretHash: feed.secretHash };
}

const isKey = (key: unknown, expected: string | null) =>
  typeof key === 'string' && expected !== null && matchesHash(key, hashToken(expected));

const placeOf = (
  { currency }: RequestDictionaries['vastFeeds'][number],
  { id, skipOffset }: RequestDictionaries['formats'][number],
) => ({ currency, formatId: id, skipOffset });

const nowhere: Omit<IndexedPlacement, keyof ReturnType<typeof placeOf>> = {
  ...{ id: 0, siteId: 0, domain: '', webmasterId: 0, webmasterTimezone: 'UTC', revenueShare: 0 },
  ...{ floor: 0, blockedCategories: new Set(), blockedDomains: new Set(), categories: [] },
  ...{ feeds: [], backfill: null, vpaidScript: null, brandingScript: null },
  ...{ isDeleted: false, isServing: true },
};

const readId = (text: unknown): number | null => {
  const id = typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id > 0 && id < 2 ** 31 ? id : null;
};
