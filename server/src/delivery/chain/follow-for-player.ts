import { setTimeout as wait } from 'node:timers/promises';
import { MOST_WRAPPERS } from '@preroll/rules/vast/next-in-chain';
import type { OutboundClient } from '../../platform/outbound/outbound-client.ts';
import { type AskedTag, askTag } from './ask-tag.ts';
import { fillPlayerMacros } from './fill-player-macros.ts';
import { type Chain, followChain } from './follow-chain.ts';
import { createHostBound } from './host-bound.ts';
import { createKeptAnswers } from './kept-answers.ts';

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
const MARK = 'Preroll';

/** Whether the request comes from another Preroll server. Unwrapping for it could create an endless loop. */
export const asksForPlayers = (userAgent: string | undefined): boolean => userAgent?.endsWith(MARK) ?? false;

/**
 * Returns a function that follows a chain on behalf of a player until a deadline, in milliseconds since the epoch.
 * @param timeoutMs the maximum time of a request; a response after the deadline is still cached for later requests
 */
export function createChainFollower(outbound: OutboundClient, timeoutMs: number, clock: Clock) {
  // failures are not cached, because they may be specific to one viewer's request
  const keep = createKeptAnswers<AskedTag>(({ document }) => document !== null, clock.now);
  const askHost = createHostBound();
  const within = <Answer>(answer: Promise<Answer>, until: number, late: Answer): Promise<Answer> =>
    Promise.race([answer, clock.wait(Math.max(0, until - clock.now())).then(() => late)]);

  return ({ tag: first, key }: FirstTag, { page, userAgent }: Viewing, until: number): Promise<Chain> =>
    followChain(
      first,
      (tag) => {
        const url = fillPlayerMacros(tag, page);
        const none = { ...unanswered, url };
        const headers = { 'user-agent': `${userAgent} ${MARK}` };
        // with the full timeout, so that a cached response does not depend on the deadline of the first request
        const ask = async () =>
          (await askHost(new URL(url).host, () => askTag(outbound, url, { timeoutMs, headers }))) ??
          ({ ...none, problem: 'busy' } as const);
        const told = [tag === first ? key : tag, tag.includes('[PAGEURL]') ? page : '', userAgent];
        return within(keep(told.join('\n'), ask), until, { ...none, problem: 'timeout' });
      },
      MOST_WRAPPERS,
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
