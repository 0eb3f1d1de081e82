import type { FastifyBaseLogger } from 'fastify';
import { ApiError, isUnchanged } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';

/** The result for one of several records: the value that its change returned, or the refusal. */
export type Outcome<T> = { id: number; ok: true; done: T } | { id: number; ok: false; refusal: ApiError };

/**
 * Applies one change to each of several records. A refusal or failure of one does not affect the others, so `change`
 * runs in its own transaction. Records are processed in the order of their ids, so that two concurrent calls cannot
 * deadlock.
 *
 * @returns the outcomes in the order of `ids`
 */
export async function changeEach<T>(
  ids: readonly number[],
  log: Pick<FastifyBaseLogger, 'error'>,
  change: (id: number) => Promise<T>,
): Promise<Outcome<T>[]> {
  const outcomes = new Map<number, Outcome<T>>();
  for (const id of ids.toSorted((a, b) => a - b)) {
    try {
      outcomes.set(id, { id, ok: true, done: await change(id) });
    } catch (error) {
      outcomes.set(id, { id, ok: false, refusal: toRefusal(error, id, log) });
    }
  }
  return ids.flatMap((id) => outcomes.get(id) ?? []);
}

/** Maps an outcome to the result that the client receives. */
export const toBulkResult = (outcome: Outcome<unknown>): components['schemas']['BulkResult'] =>
  outcome.ok
    ? { id: outcome.id, ok: true, status: 200 }
    : {
        id: outcome.id,
        ok: false,
        status: outcome.refusal.status,
        error: outcome.refusal.message,
        ...(isUnchanged(outcome.refusal) && { unchanged: true }),
      };

function toRefusal(error: unknown, id: number, log: Pick<FastifyBaseLogger, 'error'>): ApiError {
  if (error instanceof ApiError) return error;
  log.error({ err: error, id }, 'one record of a bulk call failed');
  return new ApiError(500, 'Internal error');
}
