import { randomInt } from 'node:crypto';
import type { TagMacro } from '@preroll/rules/feed/tag-macros';
import type { VastFeed } from '../../inventory/feeds/vast-feeds.ts';
import { normalizeIp, truncateIp } from '../../platform/http/truncate-ip.ts';
import { fillMacros } from '../answer/fill-macros.ts';
import type { IndexedPlacement } from '../decision/delivery-index.ts';
import type { HttpRequest } from '../request/read-ad-request.ts';
import { readParameter } from '../request/read-parameter.ts';

/** A tag of another server, with its macros filled in. */
export interface OtherServer {
  /** Null for the placement's backfill. */
  feedId: number | null;
  tag: string;
  /** The tag without its random number: responses to tags with the same key are interchangeable. */
  key: string;
}

interface ToFill {
  http: HttpRequest;
  /** Whether the person may be recognised; if so, other servers may get the full IP address. */
  mayRecognise: boolean;
}

const MAX_URL_LENGTH = 2048;
/** In digits. */
const MAX_SIZE_DIGITS = 5;

/** The servers to which a player is forwarded when no advert fits: the placement's feeds in order, then its backfill. */
export function otherServers(
  { feeds, backfill }: Pick<IndexedPlacement, 'feeds' | 'backfill'>,
  vastFeeds: readonly Pick<VastFeed, 'id' | 'endpoint'>[],
  request: ToFill,
): OtherServer[] {
  const asked = feeds.flatMap((feedId) => {
    const endpoint = vastFeeds.find(({ id }) => id === feedId)?.endpoint;
    if (!endpoint) return [];
    const values = valuesOf(request);
    return [{ feedId, tag: fillMacros(endpoint, values), key: fillMacros(endpoint, { ...values, cb: '' }) }];
  });
  return backfill === null ? asked : [...asked, { feedId: null, tag: backfill, key: backfill }];
}

function valuesOf({ http: { ip, headers, query }, mayRecognise }: ToFill): Record<TagMacro, string> {
  const size = (side: 'w' | 'h') => readParameter(query[side], MAX_SIZE_DIGITS) ?? '';
  return {
    page: viewedPage({ headers, query }),
    ip: (mayRecognise ? normalizeIp(ip) : truncateIp(ip)) ?? '',
    ua: readParameter(headers['user-agent']) ?? '',
    cb: String(randomInt(10_000_000, 100_000_000)),
    w: size('w'),
    h: size('h'),
  };
}

/** The page with the player, as far as known. */
export const viewedPage = ({ headers, query }: Pick<HttpRequest, 'headers' | 'query'>): string =>
  readParameter(query.page, MAX_URL_LENGTH) ?? readParameter(headers.referer, MAX_URL_LENGTH) ?? '';
