import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../contract/api-error.ts';

export interface SignInLimit {
  /** @throws ApiError 429 that says how long to wait */
  check(request: FastifyRequest): Promise<void>;
  /** The password was wrong. */
  countFailure(request: FastifyRequest): Promise<void>;
}

/** Wrong passwords in five minutes, from one address for one login. */
const MAX_FAILURES = 10;

/** Attempts in a minute, right ones too: however many arrive at once, no more than these are looked at. */
const MAX_ATTEMPTS = 100;

/** Slows down who guesses passwords, and nobody else: it counts by address and login. Kept in this process. */
export async function createSignInLimit(app: FastifyInstance): Promise<SignInLimit> {
  await app.register(rateLimit, { global: false });
  const keyGenerator = (request: FastifyRequest) => `${request.ip} ${loginOf(request)}`;
  const failures = app.createRateLimit({ max: MAX_FAILURES, timeWindow: '5 minutes', keyGenerator });
  const attempts = app.createRateLimit({ max: MAX_ATTEMPTS, timeWindow: '1 minute', keyGenerator });
  return {
    async check(request) {
      const attempt = await attempts(request);
      if (!attempt.isAllowed && attempt.isExceeded) throw tooMany(attempt.ttlInSeconds);
      const failure = await failures(request, { increment: false });
      if (!failure.isAllowed && failure.remaining === 0) throw tooMany(failure.ttlInSeconds);
    },
    async countFailure(request) {
      await failures(request);
    },
  };
}

const loginOf = ({ body }: FastifyRequest) => String((body as { login: string }).login).toLowerCase();

function tooMany(seconds: number): ApiError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new ApiError(429, `Too many attempts to sign in. Try again in ${wait}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
