import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../contract/api-error.ts';

/** How many visitors a counter remembers: beyond that it forgets who was quiet for longest, so memory stays bounded. */
const MAX_REMEMBERED = 5000;

type Options = Pick<RateLimitOptions, 'max' | 'timeWindow' | 'keyGenerator'>;

/**
 * Counts requests, in the memory of this process. By the visitor's address where there is no `keyGenerator`; an IPv6
 * network of 64 bits is one visitor.
 */
export function createCounter(app: FastifyInstance, options: Options) {
  const settings: RateLimitOptions = { ...options, cache: MAX_REMEMBERED };
  const count = app.createRateLimit(settings);
  return async (request: FastifyRequest, call?: { increment: boolean }) => {
    const counted = await count(request, call);
    if (counted.isAllowed) throw new Error('there is no list of those who may do as they like');
    return counted;
  };
}

/** The refusal of one request too many: 429 with the time to wait, for people and for clients. */
export function refuseFurther(what: string, seconds: number): ApiError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`;
  return new ApiError(429, `Too many ${what}. Try again in ${wait}.`, { headers: { 'Retry-After': String(seconds) } });
}
