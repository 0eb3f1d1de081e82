/** The delays in milliseconds, and the share by which they vary (specification, section 9). */
export const reconnection = { initialDelay: 1000, maxDelay: 5000, randomization: 0.5 };

/**
 * Milliseconds until the next attempt, computed as socket.io does for lost connections. socket.io itself doesn't
 * retry a rejected handshake.
 *
 * @param failures in a row, from 1
 * @param random 0 to 1; spreads out clients when a server comes back
 */
export function retryDelay(failures: number, random = Math.random()): number {
  const { initialDelay, maxDelay, randomization } = reconnection;
  const delay = initialDelay * 2 ** (failures - 1);
  return Math.min(maxDelay, Math.round(delay * (1 + randomization * (2 * random - 1))));
}
