import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from '@/shared/api';
import { createAppQueryClient } from './query-client';

test('keeps data fresh for a minute and never retries failures', () => {
  const { queries, mutations } = createAppQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 60_000, retry: false });
  expect(mutations).toMatchObject({ retry: false });
});

test('sends one request for a failing query', async () => {
  let requestCount = 0;
  const failing = createAppQueryClient().fetchQuery({
    queryKey: ['anything'],
    queryFn: () => {
      requestCount += 1;
      throw new ApiError(500, 'db');
    },
  });
  await expect(failing).rejects.toThrow('db');
  expect(requestCount).toBe(1);
});

test("shows a loader's failure without another request, and fetches again on the next visit", async () => {
  const queryClient = createAppQueryClient();
  let requestCount = 0;
  const query = {
    queryKey: ['anything'],
    queryFn: () => {
      requestCount += 1;
      throw new ApiError(500, 'db');
    },
  };
  await queryClient.prefetchQuery(query);
  const screen = new QueryObserver(queryClient, query);
  const leave = screen.subscribe(() => {});
  expect([screen.getCurrentResult().status, requestCount]).toEqual(['error', 1]);
  leave();
  const next = new QueryObserver(queryClient, query);
  const leaveNext = next.subscribe(() => {});
  await expect.poll(() => next.getCurrentResult().status).toBe('error');
  leaveNext();
  expect(requestCount).toBe(2);
});
