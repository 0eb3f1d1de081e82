import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCounter, refuseFurther } from './counter.ts';
import { takeTurns } from './take-turns.ts';

/**
 * Looks at a password, unless too many were wrong before. `look` answers null for a wrong one. Throws ApiError 429,
 * which says how long to wait.
 */
export type GuessLimit = <Found>(request: FastifyRequest, look: () => Promise<Found | null>) => Promise<Found | null>;

interface GuessLimitOptions {
  /** What there are too many of, for people: `attempts to sign in`. */
  what: string;
  /** Whose guesses count together. */
  keyOf(request: FastifyRequest): string | Promise<string>;
}

/** Wrong passwords in five minutes. */
const MAX_FAILURES = 10;

/** Attempts in a minute, right ones too: however many arrive at once, no more than these wait for their turn. */
const MAX_ATTEMPTS = 100;

/** Slows down who guesses passwords, and nobody else. In turns, or those that arrive at once would all go uncounted. */
export function createGuessLimit(app: FastifyInstance, { what, keyOf }: GuessLimitOptions): GuessLimit {
  const failures = createCounter(app, { max: MAX_FAILURES, timeWindow: '5 minutes', keyGenerator: keyOf });
  const attempts = createCounter(app, { max: MAX_ATTEMPTS, timeWindow: '1 minute', keyGenerator: keyOf });
  const inTurn = takeTurns();
  return async (request, look) => {
    const attempt = await attempts(request);
    if (attempt.isExceeded) throw refuseFurther(what, attempt.ttlInSeconds);
    return inTurn(attempt.key, async () => {
      const failure = await failures(request, { increment: false });
      if (failure.remaining === 0) throw refuseFurther(what, failure.ttlInSeconds);
      const found = await look();
      if (found === null) await failures(request);
      return found;
    });
  };
}
