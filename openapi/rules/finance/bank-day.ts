import type { Day } from '../time/days.ts';

/** The earliest time zone is 14 hours ahead of UTC. */
const EARLIEST_ZONE_OFFSET_MS = 14 * 60 * 60 * 1000;

/** The latest possible day of a bank payment: the current day in the earliest time zone. */
export const lastBankDay = (now = Date.now()): Day =>
  new Date(now + EARLIEST_ZONE_OFFSET_MS).toISOString().slice(0, 10);
