const MINUTE = 60_000;
const HALF_DAY = 12 * 60 * MINUTE;

/** Their days begin at 18:15 and 18:30 in UTC, the whole year. */
export const ZONES = ['Asia/Kathmandu', 'Asia/Kolkata'] as const;

/** Milliseconds since a day in UTC began. */
const MIDNIGHTS = [(18 * 60 + 15) * MINUTE, (18 * 60 + 30) * MINUTE] as const;

/**
 * How far the server's clock is ahead, in milliseconds, so that a day begins in the first zone after a third of the time, and
 * in the second one after two thirds: in between, while the server is down, the clock skips the rest of the quarter of an hour.
 */
export function clockShifts(startedAt: number, duration: number): { first: number; second: number } {
  const shiftTo = (midnight: number, share: number) => midnight - share * duration - (startedAt % (2 * HALF_DAY));
  // the nearest such time, because files have the real one
  const turn = Math.round(shiftTo(MIDNIGHTS[0], 1 / 3) / (2 * HALF_DAY)) * 2 * HALF_DAY;
  return { first: shiftTo(MIDNIGHTS[0], 1 / 3) - turn, second: shiftTo(MIDNIGHTS[1], 2 / 3) - turn };
}
