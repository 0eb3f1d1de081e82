import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetchOutdated } from './refetch-outdated';

/** A query whose fetches the test answers, each with the state of the record at the start of the fetch. */
function scene() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  refetchOutdated(queryClient);
  let status = 'moderate';
  const answers: (() => void)[] = [];
  const options = {
    queryKey: ['advert', 1],
    queryFn: () => {
      const read = status;
      return new Promise<string>((resolve) => answers.push(() => resolve(read)));
    },
  };
  const change = () => {
    status = 'approved';
    return queryClient.invalidateQueries({ queryKey: ['advert'] });
  };
  const answer = () => {
    for (const each of answers.splice(0)) each();
  };
  return { queryClient, options, change, answer, requestCount: () => answers.length };
}

test('refetches an active query that was invalidated during its first fetch', async () => {
  const { queryClient, options, change, answer, requestCount } = scene();
  const observer = new QueryObserver(queryClient, options);
  const unsubscribe = observer.subscribe(() => {});
  void change();
  answer();
  await expect.poll(requestCount).toBe(1);
  answer();
  await expect.poll(() => observer.getCurrentResult().data).toBe('approved');
  expect(observer.getCurrentResult().isStale).toBe(false);
  unsubscribe();
});

test('marks a preloaded query as stale if it was invalidated during its fetch', async () => {
  const { queryClient, options, change, answer, requestCount } = scene();
  const loaded = queryClient.ensureQueryData(options);
  void change();
  answer();
  expect(await loaded).toBe('moderate');
  expect(queryClient.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
  // the query has no observer yet
  expect(requestCount()).toBe(0);
});

test('does not refetch after a fetch that was restarted', async () => {
  const { queryClient, options, change, answer, requestCount } = scene();
  queryClient.setQueryData(options.queryKey, 'moderate', { updatedAt: 1 });
  const observer = new QueryObserver(queryClient, options);
  const unsubscribe = observer.subscribe(() => {});
  expect(requestCount()).toBe(1);
  const changed = change();
  expect(requestCount()).toBe(2);
  answer();
  await changed;
  expect(observer.getCurrentResult()).toMatchObject({ data: 'approved', isStale: false });
  expect(requestCount()).toBe(0);
  unsubscribe();
});

test('refetches once if a query was invalidated while being refetched after a failure', async () => {
  const { queryClient, options, change, answer, requestCount } = scene();
  const refused = { ...options, queryFn: () => Promise.reject(new Error('away')) };
  await expect(queryClient.fetchQuery(refused)).rejects.toThrow('away');
  const observer = new QueryObserver(queryClient, options);
  const unsubscribe = observer.subscribe(() => {});
  expect(requestCount()).toBe(1);
  void change();
  answer();
  await expect.poll(requestCount).toBe(1);
  answer();
  await expect.poll(() => observer.getCurrentResult().data).toBe('approved');
  unsubscribe();
});

test('marks a stale query as stale again if it was invalidated during its preload', async () => {
  const { queryClient, options, change, answer } = scene();
  queryClient.setQueryData(options.queryKey, 'moderate');
  await queryClient.invalidateQueries({ queryKey: options.queryKey });
  const loaded = queryClient.prefetchQuery(options);
  void change();
  answer();
  await loaded;
  expect(queryClient.getQueryState(options.queryKey)).toMatchObject({ data: 'moderate', isInvalidated: true });
});
