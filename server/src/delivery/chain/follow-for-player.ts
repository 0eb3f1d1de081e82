import { setTimeout as wait } from 'node:timers/promises';
import { MAX_WRAPPERS } from '@preroll/rules/vast/next-in-chain';
import type { OutboundClient } from '../../platform/outbound/outbound-client.ts';
import { fillPlayerMacros } from './fill-player-macros.ts';
import { type Chain, followChain } from './follow-chain.ts';
import { createHostConcurrencyLimit } from './host-concurrency-limit.ts';
import { requestTag, type TagResponse } from './request-tag.ts';
import { createResponseCache } from './response-cache.ts';

/** The player on whose behalf tags are requested. */
export interface Viewing {
  page: string;
  userAgent: string;
}

interface FirstTag {
  tag: string;
  /** Responses to tags with the same key are interchangeable. */
  key: string;
}

/** In milliseconds since the epoch; replaceable for tests. */
export interface Clock {
  now: () => number;
  wait: (milliseconds: number) => Promise<unknown>;
}

export const systemClock: Clock = {
  now: Date.now,
  wait: (milliseconds) => wait(milliseconds, undefined, { ref: false }),
};

/**
 * The suffix of the user agent of requests on behalf of players, so that another Preroll server does not forward them in
 * turn.
 */
const USER_AGENT_SUFFIX = 'Preroll';

/** Whether the request comes from another Preroll server. Unwrapping for it could create an endless loop. */
export const isFromPreroll = (userAgent: string | undefined): boolean =>
  userAgent?.endsWith(USER_AGENT_SUFFIX) ?? false;

/**
 * Returns a function that follows a chain on behalf of a player until a deadline, in milliseconds since the epoch.
 * @param timeoutMs the maximum time of a request; a response after the deadline is still cached for later requests
 */
export function createChainFollower(outbound: OutboundClient, timeoutMs: number, clock: Clock) {
  // failures are not cached, because they may be specific to one viewer's request
  const fromCache = createResponseCache<TagResponse>(({ document }) => document !== null, clock.now);
  const limitPerHost = createHostConcurrencyLimit();
  const within = <Answer>(answer: Promise<Answer>, until: number, late: Answer): Promise<Answer> =>
    Promise.race([answer, clock.wait(Math.max(0, until - clock.now())).then(() => late)]);

  return ({ tag: first, key }: FirstTag, { page, userAgent }: Viewing, until: number): Promise<Chain> =>
    followChain(
      first,
      (tag) => {
        const url = fillPlayerMacros(tag, page);
        const none = { ...unanswered, url };
        const headers = { 'user-agent': `${userAgent} ${USER_AGENT_SUFFIX}` };
        // with the full timeout, so that a cached response does not depend on the deadline of the first request
        const ask = async () =>
          (await limitPerHost(new URL(url).host, () => requestTag(outbound, url, { timeoutMs, headers }))) ??
          ({ ...none, problem: 'busy' } as const);
        const keyParts = [tag === first ? key : tag, tag.includes('[PAGEURL]') ? page : '', userAgent];
        return within(fromCache(keyParts.join('\n'), ask), until, { ...none, problem: 'timeout' });
      },
      MAX_WRAPPERS,
    );
}

const unanswered = {
  chain: [],
  took: 0,
  text: null,
  size: null,
  message: null,
  headers: null,
  document: null,
} as const;
