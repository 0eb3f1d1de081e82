import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCounter, refuseFurther } from './counter.ts';
import { takeTurns } from './take-turns.ts';

/**
 * Looks at a password or another secret, unless too many were wrong before. `look` answers null for a wrong one. Throws
 * ApiError 429, which says how long to wait.
 */
export type GuessLimit = <Found>(request: FastifyRequest, look: () => Promise<Found | null>) => Promise<Found | null>;

export interface FailureWindow {
  /** Whose failures count together. */
  keyOf(request: FastifyRequest): string | Promise<string>;
  /** Failures that are allowed in the time. */
  max: number;
  timeWindow: string;
}

interface GuessLimitOptions {
  /** What there are too many of, for people: `attempts to sign in`. */
  what: string;
  /** From the narrowest key to the widest, each of which contains the one before. */
  windows: readonly [FailureWindow, ...FailureWindow[]];
}

/** Attempts in a minute, right ones too: however many arrive at once, no more than these wait for their turn. */
const MAX_ATTEMPTS = 100;

/**
 * Slows down whoever guesses secrets, and nobody else. Those of the widest key take turns: of attempts that arrive at
 * once, each would go by before another's failure is counted.
 */
export function createGuessLimit(app: FastifyInstance, { what, windows }: GuessLimitOptions): GuessLimit {
  const failures = windows.map(({ keyOf, max, timeWindow }) =>
    createCounter(app, { max, timeWindow, keyGenerator: keyOf }),
  );
  const attempts = createCounter(app, { max: MAX_ATTEMPTS, timeWindow: '1 minute', keyGenerator: windows[0].keyOf });
  const { keyOf: turnOf } = windows.at(-1) ?? windows[0];
  const inTurn = takeTurns();
  return async (request, look) => {
    const attempt = await attempts(request);
    if (attempt.isExceeded) throw refuseFurther(what, attempt.ttlInSeconds);
    return inTurn(await turnOf(request), async () => {
      const counts = await Promise.all(failures.map((count) => count(request, { increment: false })));
      const waits = counts.filter(({ remaining }) => remaining === 0).map(({ ttlInSeconds }) => ttlInSeconds);
      if (waits.length > 0) throw refuseFurther(what, Math.max(...waits));
      const found = await look();
      if (found === null) await Promise.all(failures.map((count) => count(request)));
      return found;
    });
  };
}
