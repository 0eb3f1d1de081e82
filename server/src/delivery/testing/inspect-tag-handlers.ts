import { MAX_WRAPPERS } from '@preroll/rules/vast/next-in-chain';
import type { Readers } from '@preroll/rules/vast/player-verdicts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { GuardedClient } from '../../platform/outbound/outbound-client.ts';
import { fillPlayerMacros } from '../chain/fill-player-macros.ts';
import { followChain } from '../chain/follow-chain.ts';
import { requestTag, type TagResponse } from '../chain/request-tag.ts';

interface Deps {
  outbound: GuardedClient;
  limits: Pick<Limits, 'tagInspections'>;
}

/** In milliseconds, for the whole chain and for one document. */
const TIMEOUTS = { all: 10_000, one: 5_000 };

/** The origin sent to the tag. Any origin but this server's works: a server that reflects it allows all pages. */
const ORIGIN = 'https://imasdk.googleapis.com';

/** Follows any server's tag, as a player on a page would. */
export const inspectTagHandlers = ({ outbound, limits }: Deps): Pick<Handlers, 'inspectTag'> => ({
  async inspectTag({ body: { url }, request }) {
    const refusal = outbound.refuse(url);
    if (refusal !== null) throw invalid({ url: [refusal] });
    await limits.tagInspections(request);
    const end = Date.now() + TIMEOUTS.all;
    const headers = { origin: ORIGIN, 'user-agent': request.headers['user-agent'] ?? 'Preroll' };
    const ask = (tag: string) => {
      const timeoutMs = Math.max(1, Math.min(TIMEOUTS.one, end - Date.now()));
      return requestTag(outbound, fillPlayerMacros(tag, ''), { timeoutMs, headers });
    };
    const chain = await followChain(url, ask, MAX_WRAPPERS + 1);
    return { status: 200, body: { end: chain.end, documents: chain.asked.map(toDocument) } };
  },
});

const toDocument = (asked: TagResponse): components['schemas']['TagDocument'] => ({
  ...{ url: asked.url, hops: [...asked.chain], took: asked.took, size: asked.size, text: shownOf(asked) },
  readers: readersOf(asked),
  problem: asked.message,
});

/** The characters shown of a response that is no VAST document. */
const MAX_EXCERPT_LENGTH = 2_000;

/**
 * The part of a response that is shown: limited, because users could otherwise read pages meant only for this server's
 * address.
 */
function shownOf({ problem, text }: TagResponse): string | null {
  if (text === null || problem === 'status') return null;
  return problem === null ? text : text.slice(0, MAX_EXCERPT_LENGTH);
}

function readersOf({ headers, chain }: Pick<TagResponse, 'headers' | 'chain'>): Readers | null {
  if (headers === null) return null;
  const allowed = headers['access-control-allow-origin'];
  // after a redirect to another origin, the header that shows whether servers reflect it was not sent
  const hasOrigin = new Set(chain.map(({ url }) => new URL(url).origin)).size === 1;
  if (allowed !== '*' && !hasOrigin) return null;
  if (allowed !== '*' && allowed !== ORIGIN) return 'nobody';
  // browsers require the header of each redirect as well, which is unknown here
  if (chain.length > 1) return null;
  if (allowed === '*') return 'pages';
  return headers['access-control-allow-credentials'] === 'true' ? 'pages_with_cookies' : 'pages';
}
