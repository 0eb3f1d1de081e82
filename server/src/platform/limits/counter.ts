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

/** Counts a request of a visitor. Throws ApiError 429 with the waiting time. */
export type VisitorLimit = (request: FastifyRequest) => Promise<void>;

interface VisitorLimitOptions {
  /** Identifies requests that are counted together; by address by default. */
  keyGenerator?: (request: FastifyRequest) => string;
  /** The limited thing, for the message: `messages`. */
  what: string;
  max: number;
  timeWindow: string;
}

/** Counts a request against an optional allowance; false if it is used up. */
export type Allowance = (request: FastifyRequest) => Promise<boolean>;

/** Limits an optional step of requests, which then proceed without it. */
export function createAllowance(app: FastifyInstance, window: Omit<VisitorLimitOptions, 'what'>): Allowance {
  const count = createCounter(app, window);
  return async (request) => !(await count(request)).isExceeded;
}

/** Limits the number of requests per address, or per key. */
export function createVisitorLimit(app: FastifyInstance, { what, ...window }: VisitorLimitOptions): VisitorLimit {
  const count = createCounter(app, window);
  return async (request) => {
    const { isExceeded, ttlInSeconds } = await count(request);
    if (isExceeded) throw tooManyRequests(what, ttlInSeconds);
  };
}
