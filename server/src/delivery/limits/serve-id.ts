import { randomUUID } from 'node:crypto';

/** The process and the number of a serve, which its id encodes. */
export interface ServeNumber {
  startedAt: number;
  number: number;
}

/**
 * Makes the id of a serve, a UUID of version 8 (RFC 9562): 48 bits for the start of the process, 32 for the serve's number,
 * and 42 random ones.
 */
export function formatServeId({ startedAt, number }: ServeNumber): string {
  const start = startedAt.toString(16).padStart(12, '0');
  const random = randomUUID();
  return `${start.slice(0, 8)}-${start.slice(8)}-8${random.slice(15, 28)}${number.toString(16).padStart(8, '0')}`;
}

export const parseServeId = (id: string): ServeNumber => ({
  startedAt: Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16),
  number: Number.parseInt(id.slice(28), 16),
});
