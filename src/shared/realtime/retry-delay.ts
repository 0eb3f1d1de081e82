const INITIAL_DELAY_MS = 1000;
const MAX_DELAY_MS = 5000;
const RANDOMIZATION = 0.5;

/**
 * Milliseconds until the next attempt, computed as socket.io does for lost connections (specification, section 9).
 * socket.io itself doesn't retry a rejected handshake.
 *
 * @param failures in a row, from 1
 * @param random 0 to 1; spreads out clients when a server comes back
 */
export function retryDelay(failures: number, random = Math.random()): number {
  const delay = INITIAL_DELAY_MS * 2 ** (failures - 1);
  return Math.min(MAX_DELAY_MS, Math.round(delay * (1 + RANDOMIZATION * (2 * random - 1))));
}
