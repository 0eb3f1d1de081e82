import { setTimeout as wait } from 'node:timers/promises';
import { MOST_WRAPPERS } from '@preroll/rules/vast/next-in-chain';
import type { OutboundClient } from '../../platform/outbound/outbound-client.ts';
import { type AskedTag, askTag } from './ask-tag.ts';
import { fillPlayerMacros } from './fill-player-macros.ts';
import { type Chain, followChain } from './follow-chain.ts';
import { createHostBound } from './host-bound.ts';
import { createKeptAnswers } from './kept-answers.ts';

/** A player on whose behalf tags are asked. */
export interface Viewing {
  page: string;
  userAgent: string;
}

/** The first tag of a chain. */
interface FirstTag {
  tag: string;
  /** Answers to one key may stand for one another. */
  key: string;
}

/** In milliseconds since the epoch; for tests. */
export interface Clock {
  now: () => number;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<unknown>;
}

export const systemClock: Clock = {
  now: Date.now,
  wait: (milliseconds) => wait(milliseconds, undefined, { ref: false }),
};

/** Ends the agent of what this server asks on behalf of players, so that a server like it doesn't ask on in turn. */
const MARK = 'Preroll';

/** Whether a server like this one asks. Answering it with more questions could go round for ever. */
export const asksForPlayers = (userAgent: string | undefined): boolean => userAgent?.endsWith(MARK) ?? false;

/**
 * Returns a function that follows a chain on behalf of a player until a time, in milliseconds since the epoch.
 * @param timeoutMs the most that a request takes; what it answers later is kept for who asks next
 */
export function createChainFollower(outbound: OutboundClient, timeoutMs: number, clock: Clock) {
  // a failure may be of one viewer's request alone
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
        // with all the time that there is, so that what is kept says nothing of who asked first
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
