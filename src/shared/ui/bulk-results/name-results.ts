import type { BulkResult } from './bulk-results';

interface Answered {
  id: number;
  ok: boolean;
  /** Why not. */
  error?: string | undefined;
}

/**
 * Results under the names of their records, as they are shown.
 *
 * @param noun stands before the id of a record that isn't known: "Advert"
 */
export function nameResults(
  results: readonly Answered[],
  records: readonly { id: number; name: string }[],
  noun: string,
): BulkResult[] {
  const names = new Map(records.map(({ id, name }) => [id, name]));
  return results.map(({ id, ok, error }) => ({
    id,
    name: names.get(id) || `${noun} ${id}`,
    ok,
    lines: error === undefined ? [] : [error],
  }));
}
