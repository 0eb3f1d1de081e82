import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCounter, tooManyRequests } from './counter.ts';
import { queueByKey } from './queue-by-key.ts';

/**
 * Runs a check of a password or another secret, unless too many have failed before. `look` returns null for a wrong
 * secret. Throws ApiError 429 with the waiting time.
 */
export type GuessLimit = <Found>(request: FastifyRequest, look: () => Promise<Found | null>) => Promise<Found | null>;

export interface FailureWindow {
  keyOf(request: FastifyRequest): string | Promise<string>;
  /** The number of failures allowed within the window. */
  max: number;
  timeWindow: string;
}

interface GuessLimitOptions {
  /** The limited thing, for the message: `attempts to sign in`. */
  what: string;
  /** From the narrowest key to the widest; each contains the one before it. */
  windows: readonly [FailureWindow, ...FailureWindow[]];
}

/** Attempts per minute, successful ones included: it bounds the queue when many arrive at once. */
const MAX_ATTEMPTS = 100;

/**
 * Slows down guessing of secrets without affecting anyone else. Attempts with the same widest key run one at a time:
 * otherwise concurrent attempts would all pass before the first failure is counted.
 */
export function createGuessLimit(app: FastifyInstance, { what, windows }: GuessLimitOptions): GuessLimit {
  const failures = windows.map(({ keyOf, max, timeWindow }) =>
    createCounter(app, { max, timeWindow, keyGenerator: keyOf }),
  );
  const attempts = createCounter(app, { max: MAX_ATTEMPTS, timeWindow: '1 minute', keyGenerator: windows[0].keyOf });
  const { keyOf: queueKeyOf } = windows.at(-1) ?? windows[0];
  const attemptQueue = queueByKey<string>(1);
  return async (request, look) => {
    const attempt = await attempts(request);
    if (attempt.isExceeded) throw tooManyRequests(what, attempt.ttlInSeconds);
    return attemptQueue(await queueKeyOf(request)).add(async () => {
      const counts = await Promise.all(failures.map((count) => count(request, { increment: false })));
      const waits = counts.filter(({ remaining }) => remaining === 0).map(({ ttlInSeconds }) => ttlInSeconds);
      if (waits.length > 0) throw tooManyRequests(what, Math.max(...waits));
      const found = await look();
      if (found === null) await Promise.all(failures.map((count) => count(request)));
      return found;
    });
  };
}
