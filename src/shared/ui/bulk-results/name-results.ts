import type { BulkResult } from './bulk-results';

export interface OperationResult {
  id: number;
  ok: boolean;
  error?: string | undefined;
  /** Messages by field, more specific than `error`. */
  errors?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The failure only means that there was nothing to change. */
  unchanged?: boolean | undefined;
}

/**
 * Adds the names of the records to the results of a bulk call.
 *
 * @param noun precedes the id of an unknown record: "Advert"
 */
export function nameResults(
  results: readonly OperationResult[],
  records: readonly { id: number; name: string }[],
  noun: string,
): BulkResult[] {
  const names = new Map(records.map(({ id, name }) => [id, name]));
  return results.map(({ id, ok, error, errors, unchanged = false }) => ({
    id,
    name: names.get(id) || `${noun} ${id}`,
    ok,
    unchanged,
    lines: ok ? [] : refusalLines(error, errors),
  }));
}

/** The reasons of a failure. Field messages replace the general one, because they are more specific. */
export function refusalLines(error = 'Refused', errors: OperationResult['errors'] = {}): string[] {
  const messages = Object.values(errors).flat();
  return messages.length > 0 ? messages : [error];
}
