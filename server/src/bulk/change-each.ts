import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';

/** What became of one of many: what its change gave, or why there was none. */
export type Outcome<T> = { id: number; ok: true; done: T } | { id: number; ok: false; refusal: ApiError };

/**
 * Does one thing to each of many records. What is refused of one, or fails, keeps no other back, so `change` has a
 * transaction of its own. They are taken by their ids' order, so that two such calls never wait for each other.
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

/** What the caller is told of one. */
export const toBulkResult = (outcome: Outcome<unknown>): components['schemas']['BulkResult'] =>
  outcome.ok
    ? { id: outcome.id, ok: true, status: 200 }
    : { id: outcome.id, ok: false, status: outcome.refusal.status, error: outcome.refusal.message };

function toRefusal(error: unknown, id: number, log: Pick<FastifyBaseLogger, 'error'>): ApiError {
  if (error instanceof ApiError) return error;
  log.error({ err: error, id }, 'a part of a bulk call failed');
  return new ApiError(500, 'Internal error');
}
