/** Reads a value of the API and warns about what it leaves out. */
export type Reader<V> = (value: unknown, warn: (message: string) => void) => V;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
