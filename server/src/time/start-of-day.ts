import { startOfHour } from './start-of-hour.ts';

/** Returns the first moment of a day (YYYY-MM-DD) by the clock of a time zone, exact to a minute. */
export const startOfDay = (timezone: string, day: string): Date => startOfHour(timezone, day, 0);
