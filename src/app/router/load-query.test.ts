import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { loadQuery, startQuery } from './load-query';

/** A screen whose call never answers; `calls` has the signal of each call. */
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

test('cancels the call when the user navigates elsewhere', async () => {
  const { calls, load, leave } = screen();
  const loaded = load();
  leave();
  await expect(loaded).rejects.toThrow('CancelledError');
  expect(calls.map(({ aborted }) => aborted)).toEqual([true]);
});

test('starts no call for a screen that was left before its loader ran', async () => {
  const { calls, load, leave } = screen();
  leave();
  await expect(load()).rejects.toHaveProperty('name', 'AbortError');
  expect(calls).toEqual([]);
});

test('continues a call that another component uses, until that unmounts', async () => {
  const { calls, queryClient, query, load, leave } = screen();
  const unsubscribe = new QueryObserver(queryClient, query).subscribe(() => {});
  const loaded = load();
  leave();
  expect(calls.map(({ aborted }) => aborted)).toEqual([false]);
  unsubscribe();
  await expect(loaded).rejects.toThrow('CancelledError');
});

test('cancels a started call with its navigation', async () => {
  const { calls, start, leave } = screen();
  start();
  leave();
  await expect.poll(() => calls.map(({ aborted }) => aborted)).toEqual([true]);
});

test('starts no call for an abandoned navigation', () => {
  const { calls, start, leave } = screen();
  leave();
  start();
  expect(calls).toEqual([]);
});
