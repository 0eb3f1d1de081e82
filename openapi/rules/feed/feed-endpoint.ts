import { validateBackfill } from '../site/placement.ts';
import { validateWebAddress } from '../site/web-address.ts';
import { describeInvalidEntries } from '../text/describe-invalid-entries.ts';
import { isTagMacro, macrosOf } from './tag-macros.ts';

interface FeedFields {
  kind: 'site' | 'rtb' | 'vast' | 'xml';
  endpoint?: string | null | undefined;
  asks?: boolean | undefined;
}

/** Whether a feed requires an endpoint. Sites have none, and a partner that sends us requests needn't receive any. */
export const needsEndpoint = ({ kind, asks = false }: Pick<FeedFields, 'kind' | 'asks'>): boolean =>
  kind !== 'site' && !(kind === 'vast' && asks);

/**
 * Returns what is wrong with a feed's endpoint; null if it is valid. The endpoint of a VAST feed is a tag that is sent
 * to players, like a placement's backfill.
 *
 * @param ownHost the host of the platform; undefined if unknown
 */
export function validateFeedEndpoint({ kind, endpoint, asks }: FeedFields, ownHost?: string): string | null {
  if (!endpoint) return needsEndpoint({ kind, asks }) ? 'Required' : null;
  if (kind !== 'vast') return validateWebAddress(endpoint);
  const unknown = macrosOf(endpoint).filter((name) => !isTagMacro(name));
  if (unknown.length > 0) return describeInvalidEntries('Unknown macro', unknown);
  const refusal = validateBackfill(endpoint, ownHost);
  if (refusal !== null) return refusal;
  return new URL(endpoint).host.includes('{') ? 'Macros belong behind the host' : null;
}
