import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../contract/api-error.ts';

/**
 * The number of visitors that a counter remembers. Beyond it, the least recently active ones are dropped, so memory
 * stays bounded.
 */
const MAX_VISITORS = 5000;

type Options = Pick<RateLimitOptions, 'max' | 'timeWindow' | 'keyGenerator'>;

/**
 * Counts requests in the memory of this process, by `keyGenerator` or else by the visitor's address, where an IPv6 /64
 * network counts as one visitor.
 */
export function createCounter(app: FastifyInstance, options: Options) {
  const settings: RateLimitOptions = { ...options, cache: MAX_VISITORS };
  const count = app.createRateLimit(settings);
  return async (request: FastifyRequest, call?: { increment: boolean }) => {
    const counted = await count(request, call);
    if (counted.isAllowed) throw new Error('there is no list of those who may do as they like');
    return counted;
  };
}

/** Builds the 429 refusal with the waiting time, in the message and for clients. */
export function tooManyRequests(what: string, seconds: number): ApiError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`;
  return new ApiError(429, `Too many ${what}. Try again in ${wait}.`, { headers: { 'Retry-After': String(seconds) } });
}
