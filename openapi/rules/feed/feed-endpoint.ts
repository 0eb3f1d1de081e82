import { refuseBackfill } from '../site/placement.ts';
import { refuseWebAddress } from '../site/web-address.ts';
import { describeOffenders } from '../text/describe-offenders.ts';
import { isTagMacro, macrosOf } from './tag-macros.ts';

interface FeedFields {
  kind: 'site' | 'rtb' | 'vast' | 'xml';
  endpoint?: string | null | undefined;
}

/**
 * What is wrong with a feed's endpoint; null when nothing is. That of a VAST feed is a tag that players are sent to, like a
 * placement's backfill.
 * @param ownHost the host of the platform; undefined if unknown
 */
export function refuseFeedEndpoint({ kind, endpoint }: FeedFields, ownHost?: string): string | null {
  if (!endpoint) return kind === 'site' ? null : 'Required';
  if (kind !== 'vast') return refuseWebAddress(endpoint);
  const unknown = macrosOf(endpoint).filter((name) => !isTagMacro(name));
  if (unknown.length > 0) return describeOffenders('Unknown macro', unknown);
  const refusal = refuseBackfill(endpoint, ownHost);
  if (refusal !== null) return refusal;
  return new URL(endpoint).host.includes('{') ? 'Macros belong behind the host' : null;
}
