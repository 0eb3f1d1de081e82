import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { handOverQuery } from './hand-over-query';

/** A screen whose data is dropped when it is left; `calls` has the signal of each fetch. */
function screen() {
  const calls: AbortSignal[] = [];
  const queryClient = new QueryClient();
  const abortController = new AbortController();
  const query = queryOptions({
    queryKey: ['draft', 'new-campaign'],
    queryFn: async ({ signal }) => {
      calls.push(signal);
      return `draft ${calls.length}`;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const cached = () => queryClient.getQueryData(query.queryKey);
  const load = (preload = false) => handOverQuery({ context: { queryClient }, abortController, preload }, query);
  const mount = () => new QueryObserver(queryClient, query).subscribe(() => {});
  return { calls, cached, load, mount, leave: () => abortController.abort() };
}

/** The cache drops unused data with a timer. */
const afterTimers = () => new Promise((resolve) => setTimeout(resolve));

test('data that arrives before its component is kept for it, and dropped with it', async () => {
  const { calls, cached, load, mount } = screen();
  load();
  await expect.poll(() => cached()).toBe('draft 1');
  await afterTimers();
  const unmount = mount();
  await afterTimers();
  expect(cached()).toBe('draft 1');
  unmount();
  await expect.poll(() => cached()).toBeUndefined();
  expect(calls).toHaveLength(1);
});

test('each visit fetches again', async () => {
  const { cached, load, mount } = screen();
  load();
  const unmount = mount();
  await expect.poll(() => cached()).toBe('draft 1');
  unmount();
  await expect.poll(() => cached()).toBeUndefined();
  load();
  await expect.poll(() => cached()).toBe('draft 2');
});

test('an abandoned navigation cancels the call and keeps nothing', async () => {
  const { calls, cached, load, leave } = screen();
  load();
  leave();
  expect(calls.map(({ aborted }) => aborted)).toEqual([true]);
  await afterTimers();
  expect(cached()).toBeUndefined();
});

test('data in use is neither fetched again nor kept longer', async () => {
  const { calls, cached, load, mount } = screen();
  const unmount = mount();
  await expect.poll(() => cached()).toBe('draft 1');
  load();
  unmount();
  await expect.poll(() => cached()).toBeUndefined();
  expect(calls).toHaveLength(1);
});

test('preloading fetches nothing', () => {
  const { calls, load } = screen();
  load(true);
  expect(calls).toEqual([]);
});
