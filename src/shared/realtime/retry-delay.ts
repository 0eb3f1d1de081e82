const FIRST = 1000;
const LONGEST = 5000;
const RANDOMIZATION = 0.5;

/**
 * Milliseconds until the next attempt, as socket.io counts them for lost connections (specification, section 9). It
 * doesn't for handshakes that the server has answered.
 *
 * @param failures in a row, from 1
 * @param random from 0 to 1; spreads the clients of a server that comes back
 */
export function retryDelay(failures: number, random = Math.random()): number {
  const delay = FIRST * 2 ** (failures - 1);
  return Math.min(LONGEST, Math.round(delay * (1 + RANDOMIZATION * (2 * random - 1))));
}
