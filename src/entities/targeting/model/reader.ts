/** Turns a value of the wire into a plain one; says what it had to leave out. */
export type Reader<V> = (value: unknown, warn: (message: string) => void) => V;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
