const MINUTE = 60_000;
const HALF_DAY = 12 * 60 * MINUTE;

/** Their days begin at 18:15 and 18:30 UTC all year. */
export const ZONES = ['Asia/Kathmandu', 'Asia/Kolkata'] as const;

/** The local midnights, in milliseconds after midnight in UTC. */
const MIDNIGHTS = [(18 * 60 + 15) * MINUTE, (18 * 60 + 30) * MINUTE] as const;

/**
 * Returns by how many milliseconds the server's clock is shifted, so that a day begins in the first zone after a third
 * of the duration, and in the second zone after two thirds. In between, while the server is down, the clock skips the
 * rest of the 15 minutes.
 */
export function clockShifts(startedAt: number, duration: number): { first: number; second: number } {
  const shiftTo = (midnight: number, share: number) => midnight - share * duration - (startedAt % (2 * HALF_DAY));
  // the smallest possible shift, because files have real times
  const turn = Math.round(shiftTo(MIDNIGHTS[0], 1 / 3) / (2 * HALF_DAY)) * 2 * HALF_DAY;
  return { first: shiftTo(MIDNIGHTS[0], 1 / 3) - turn, second: shiftTo(MIDNIGHTS[1], 2 / 3) - turn };
}
