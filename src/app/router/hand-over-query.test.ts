import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { handOverQuery } from './hand-over-query';

/** A screen whose data is dropped when the screen is left; `calls` has the signal of each fetch. */
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

/** Resolves after the timers with which the cache drops unused data. */
const afterTimers = () => new Promise((resolve) => setTimeout(resolve));

test('keeps data that arrives before its component mounts, and drops it when the component unmounts', async () => {
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

test('fetches again on each visit', async () => {
  const { cached, load, mount } = screen();
  load();
  const unmount = mount();
  await expect.poll(() => cached()).toBe('draft 1');
  unmount();
  await expect.poll(() => cached()).toBeUndefined();
  load();
  await expect.poll(() => cached()).toBe('draft 2');
});

test('cancels the call of an abandoned navigation and keeps nothing', async () => {
  const { calls, cached, load, leave } = screen();
  load();
  leave();
  expect(calls.map(({ aborted }) => aborted)).toEqual([true]);
  await afterTimers();
  expect(cached()).toBeUndefined();
});

test('neither refetches data in use nor keeps it longer', async () => {
  const { calls, cached, load, mount } = screen();
  const unmount = mount();
  await expect.poll(() => cached()).toBe('draft 1');
  load();
  unmount();
  await expect.poll(() => cached()).toBeUndefined();
  expect(calls).toHaveLength(1);
});

test('fetches nothing when preloading', () => {
  const { calls, load } = screen();
  load(true);
  expect(calls).toEqual([]);
});
