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

/** Counts what a visitor's request costs; false if too much was spent. */
export type Allowance = (request: FastifyRequest) => Promise<boolean>;

/** Allows something so many times that a request can do without. */
export function createAllowance(app: FastifyInstance, window: Omit<VisitorLimitOptions, 'what'>): Allowance {
  const count = createCounter(app, window);
  return async (request) => !(await count(request)).isExceeded;
}

/** Limits how many requests one address, or whoever the key names, may make. */
export function createVisitorLimit(app: FastifyInstance, { what, ...window }: VisitorLimitOptions): VisitorLimit {
  const count = createCounter(app, window);
  return async (request) => {
    const { isExceeded, ttlInSeconds } = await count(request);
    if (isExceeded) throw tooManyRequests(what, ttlInSeconds);
  };
}
