import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCounter, refuseFurther } from './counter.ts';

/** Counts a request of this visitor. Throws ApiError 429, which says how long to wait. */
export type VisitorLimit = (request: FastifyRequest) => Promise<void>;

interface VisitorLimitOptions {
  /** What there are too many of, for people: `messages`. */
  what: string;
  max: number;
  timeWindow: string;
}

/** Keeps one address from asking for more than people need. */
export function createVisitorLimit(app: FastifyInstance, { what, ...window }: VisitorLimitOptions): VisitorLimit {
  const count = createCounter(app, window);
  return async (request) => {
    const { isExceeded, ttlInSeconds } = await count(request);
    if (isExceeded) throw refuseFurther(what, ttlInSeconds);
  };
}
