import type { Day } from '../time/periods.ts';

/** Where the day begins first, it does so 14 hours before UTC. */
const EARLIEST_ZONE = 14 * 60 * 60 * 1000;

/** The latest day that money can have come in on: it has begun somewhere. */
export const lastBankDay = (now = Date.now()): Day => new Date(now + EARLIEST_ZONE).toISOString().slice(0, 10);
