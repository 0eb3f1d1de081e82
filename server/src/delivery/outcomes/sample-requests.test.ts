import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnsweredRequest, createRequestSample } from './sample-requests.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const answered = (winner: number) => ({ winner }) as AnsweredRequest;
const errors: string[] = [];
const log = { error: (_: object, message: string) => void errors.push(message) };
/** Lets resolved promises continue. */
const settle = () => vi.advanceTimersByTimeAsync(0);

it('judges one random request a second on behalf of all of them', async () => {
  const judged: [winner: number | null, weight: number][] = [];
  const draws = [0.4, 0.9];
  const sample = createRequestSample({
    ...{ log, random: () => draws.shift() ?? 0 },
    judge: async ({ winner }, weight) => void judged.push([winner, weight]),
  });
  for (const winner of [1, 2, 3]) sample.record(answered(winner));
  await vi.advanceTimersByTimeAsync(999);
  expect(judged).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  sample.record(answered(4));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(judged).toEqual([
    [2, 3],
    [4, 1],
  ]);
});

it('judges one at a time, and continues after a failure', async () => {
  const weights: number[] = [];
  const { promise, reject } = Promise.withResolvers<void>();
  const sample = createRequestSample({
    log,
    judge: (_, weight) => (weights.push(weight) === 1 ? promise : Promise.resolve()),
  });
  sample.record(answered(1));
  await vi.advanceTimersByTimeAsync(1_000);
  sample.record(answered(2));
  await vi.advanceTimersByTimeAsync(3_000);
  sample.record(answered(3));
  expect(weights).toEqual([1]);
  reject(new Error('away'));
  await settle();
  await sample.close();
  expect([weights, errors]).toEqual([[1, 2], ['an ad request was not judged']]);
});
