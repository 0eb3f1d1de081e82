import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCounter, tooManyRequests } from './counter.ts';

/** Counts a request of the visitor. Throws ApiError 429 with the waiting time. */
export type VisitorLimit = (request: FastifyRequest) => Promise<void>;

interface VisitorLimitOptions {
  /** Whose requests are counted together; those of one address by default. */
  keyGenerator?: (request: FastifyRequest) => string;
  /** Names what is limited, for the message: `messages`. */
  what: string;
  max: number;
  timeWindow: string;
}

/** Limits how many requests one address, or whoever the key names, may make. */
export function createVisitorLimit(app: FastifyInstance, { what, ...window }: VisitorLimitOptions): VisitorLimit {
  const count = createCounter(app, window);
  return async (request) => {
    const { isExceeded, ttlInSeconds } = await count(request);
    if (isExceeded) throw tooManyRequests(what, ttlInSeconds);
  };
}
