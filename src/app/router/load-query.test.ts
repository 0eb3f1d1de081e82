import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { loadQuery, startQuery } from './load-query';

/** A screen whose call never answers, and what became of each call. */
function screen() {
  const calls: AbortSignal[] = [];
  const queryClient = new QueryClient();
  const abortController = new AbortController();
  const query = queryOptions({
    queryKey: ['campaign', 1],
    queryFn: ({ signal }) => {
      calls.push(signal);
      return new Promise<string>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
  });
  const loading = { context: { queryClient }, abortController };
  const load = () => loadQuery(loading, query);
  const start = () => startQuery(loading, query);
  return { calls, queryClient, query, load, start, leave: () => abortController.abort() };
}

test('a navigation elsewhere cancels the call', async () => {
  const { calls, load, leave } = screen();
  const loaded = load();
  leave();
  await expect(loaded).rejects.toThrow('CancelledError');
  expect(calls.map(({ aborted }) => aborted)).toEqual([true]);
});

test('a screen that was left before its loader came asks for nothing', async () => {
  const { calls, load, leave } = screen();
  leave();
  await expect(load()).rejects.toHaveProperty('name', 'AbortError');
  expect(calls).toEqual([]);
});

test('what something else on the page waits for goes on until that leaves, too', async () => {
  const { calls, queryClient, query, load, leave } = screen();
  const unsubscribe = new QueryObserver(queryClient, query).subscribe(() => {});
  const loaded = load();
  leave();
  expect(calls.map(({ aborted }) => aborted)).toEqual([false]);
  unsubscribe();
  await expect(loaded).rejects.toThrow('CancelledError');
});

test('a started call is cancelled with its navigation, too', async () => {
  const { calls, start, leave } = screen();
  start();
  leave();
  await expect.poll(() => calls.map(({ aborted }) => aborted)).toEqual([true]);
});

test('an abandoned navigation starts no call', () => {
  const { calls, start, leave } = screen();
  leave();
  start();
  expect(calls).toEqual([]);
});
