import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetchOutdated } from './refetch-outdated';

/** A record whose reading is answered by the test: with what it was when it was asked for. */
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
  return { queryClient, options, change, answer, asked: () => answers.length };
}

test('what is shown and changes while it is first read is read again', async () => {
  const { queryClient, options, change, answer, asked } = scene();
  const observer = new QueryObserver(queryClient, options);
  const unsubscribe = observer.subscribe(() => {});
  void change();
  answer();
  await expect.poll(asked).toBe(1);
  answer();
  await expect.poll(() => observer.getCurrentResult().data).toBe('approved');
  expect(observer.getCurrentResult().isStale).toBe(false);
  unsubscribe();
});

test('what is loaded ahead and changes meanwhile is out of date when it is there', async () => {
  const { queryClient, options, change, answer, asked } = scene();
  const loaded = queryClient.ensureQueryData(options);
  void change();
  answer();
  expect(await loaded).toBe('moderate');
  expect(queryClient.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
  // nobody looks at it yet
  expect(asked()).toBe(0);
});

test('what was started anew is read once', async () => {
  const { queryClient, options, change, answer, asked } = scene();
  queryClient.setQueryData(options.queryKey, 'moderate', { updatedAt: 1 });
  const observer = new QueryObserver(queryClient, options);
  const unsubscribe = observer.subscribe(() => {});
  expect(asked()).toBe(1);
  const changed = change();
  expect(asked()).toBe(2);
  answer();
  await changed;
  expect(observer.getCurrentResult()).toMatchObject({ data: 'approved', isStale: false });
  expect(asked()).toBe(0);
  unsubscribe();
});

test('what changes while a call that failed is made again is read again', async () => {
  const { queryClient, options, change, answer, asked } = scene();
  const refused = { ...options, queryFn: () => Promise.reject(new Error('away')) };
  await expect(queryClient.fetchQuery(refused)).rejects.toThrow('away');
  const observer = new QueryObserver(queryClient, options);
  const unsubscribe = observer.subscribe(() => {});
  expect(asked()).toBe(1);
  void change();
  answer();
  await expect.poll(asked).toBe(1);
  answer();
  await expect.poll(() => observer.getCurrentResult().data).toBe('approved');
  unsubscribe();
});

test('what was out of date and changes once more while it is loaded ahead is out of date when it is there', async () => {
  const { queryClient, options, change, answer } = scene();
  queryClient.setQueryData(options.queryKey, 'moderate');
  await queryClient.invalidateQueries({ queryKey: options.queryKey });
  const loaded = queryClient.prefetchQuery(options);
  void change();
  answer();
  await loaded;
  expect(queryClient.getQueryState(options.queryKey)).toMatchObject({ data: 'moderate', isInvalidated: true });
});
