import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCounter, refuseFurther } from './counter.ts';

export interface GuessLimit {
  /** @throws ApiError 429 that says how long to wait */
  check(request: FastifyRequest): Promise<void>;
  /** The password was wrong. */
  countFailure(request: FastifyRequest): Promise<void>;
}

interface GuessLimitOptions {
  /** What there are too many of, for people: `attempts to sign in`. */
  what: string;
  /** Whose guesses count together. */
  keyOf(request: FastifyRequest): string | Promise<string>;
}

/** Wrong passwords in five minutes. */
const MAX_FAILURES = 10;

/** Attempts in a minute, right ones too: however many arrive at once, no more than these are looked at. */
const MAX_ATTEMPTS = 100;

/** Slows down who guesses passwords, and nobody else. */
export function createGuessLimit(app: FastifyInstance, { what, keyOf }: GuessLimitOptions): GuessLimit {
  const failures = createCounter(app, { max: MAX_FAILURES, timeWindow: '5 minutes', keyGenerator: keyOf });
  const attempts = createCounter(app, { max: MAX_ATTEMPTS, timeWindow: '1 minute', keyGenerator: keyOf });
  return {
    async check(request) {
      const attempt = await attempts(request);
      if (attempt.isExceeded) throw refuseFurther(what, attempt.ttlInSeconds);
      const failure = await failures(request, { increment: false });
      if (failure.remaining === 0) throw refuseFurther(what, failure.ttlInSeconds);
    },
    async countFailure(request) {
      await failures(request);
    },
  };
}
