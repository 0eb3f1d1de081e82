import type { Dictionary } from '../targeting/targeting-dictionaries.ts';
import { listErrors } from '../targeting/targeting-lists.ts';
import { describeInvalidEntries } from '../text/describe-invalid-entries.ts';
import { isPrivateHostName } from './private-host-names.ts';
import { validateWebAddress } from './web-address.ts';

/** The script of a placement: the id of a specific one, null for the default, or none. */
export type ChosenScript = number | 'none' | null;

interface PlacementFields {
  format_id: number;
  feeds?: readonly number[] | undefined;
  vpaid_script_id?: ChosenScript | undefined;
  branding_script_id?: ChosenScript | undefined;
  blocked_categories?: readonly string[] | undefined;
  blocked_domains?: readonly string[] | undefined;
  backfill_vast_url?: string | null | undefined;
}

interface Terms {
  /** The available formats, feeds of kind `vast` and scripts, including those that the placement already uses. */
  formats: Dictionary<number>;
  feeds: Dictionary<number>;
  vpaidScripts: Dictionary<number>;
  brandingScripts: Dictionary<number>;
  categories: Dictionary<string>;
  /** The host of the platform, which would call itself endlessly. Undefined if unknown. */
  ownHost?: string | undefined;
}

/** Validates a placement's fields beyond the contract's schemas: messages by field. */
export function placementErrors(fields: PlacementFields, terms: Terms): Record<string, string[]> {
  const { format_id, feeds = [], blocked_categories = [], blocked_domains = [], backfill_vast_url } = fields;
  const unknownFeeds = feeds.filter((feed) => !terms.feeds.has(feed));
  const backfillRefusal = backfill_vast_url ? validateBackfill(backfill_vast_url, terms.ownHost) : null;
  const errors: Record<string, string[]> = {
    format_id: availability(format_id, terms.formats),
    feeds: unknownFeeds.length === 0 ? [] : [describeInvalidEntries('Not available', unknownFeeds)],
    vpaid_script_id: availability(fields.vpaid_script_id, terms.vpaidScripts),
    branding_script_id: availability(fields.branding_script_id, terms.brandingScripts),
    blocked_categories: blockedErrors('categories', blocked_categories, terms.categories),
    blocked_domains: blockedErrors('referer', blocked_domains),
    backfill_vast_url: backfillRefusal === null ? [] : [backfillRefusal],
  };
  return Object.fromEntries(Object.entries(errors).filter(([, messages]) => messages.length > 0));
}

const availability = (id: ChosenScript | undefined, offered: Dictionary<number>) =>
  id == null || id === 'none' || offered.has(id) ? [] : ['No longer available'];

/** Entries follow the rules of the campaigns' lists, because a placement can only block what a campaign can name. */
const blockedErrors = (kind: 'categories' | 'referer', entries: readonly string[], dictionary?: Dictionary<string>) =>
  listErrors(kind, { white: [], black: [...entries] }, dictionary).black;

/**
 * Returns what is wrong with the VAST URL used when no advert fits; null if it is valid. Players on public pages
 * request it, so it must use https and a name in the public DNS.
 */
export function validateBackfill(address: string, ownHost?: string): string | null {
  const refusal = validateWebAddress(address);
  if (refusal !== null) return refusal;
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:') return 'Must be https: players on secure pages refuse anything else';
  const host = hostname.replace(/\.$/, '');
  if (host === ownHost) return 'Must be the address of another platform';
  // IPv6 addresses have brackets, and URL normalizes all other forms of IPv4 addresses to four decimals
  if (/^\[|^[\d.]+$/.test(host)) return 'Must be a domain, not an IP address';
  return host.includes('.') && !isPrivateHostName(host) ? null : 'Must be a public address';
}
