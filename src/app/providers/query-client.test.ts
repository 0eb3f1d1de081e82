import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from '@/shared/api';
import { createAppQueryClient } from './query-client';

test('data is fresh for a minute, and failures are not retried', () => {
  const { queries, mutations } = createAppQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 60_000, retry: false });
  expect(mutations).toMatchObject({ retry: false });
});

test('a failing query sends one request', async () => {
  let asked = 0;
  const failing = createAppQueryClient().fetchQuery({
    queryKey: ['anything'],
    queryFn: () => {
      asked += 1;
      throw new ApiError(500, 'db');
    },
  });
  await expect(failing).rejects.toThrow('db');
  expect(asked).toBe(1);
});

test('a failure of a loader is shown by its screen without another request, and asked again by the next visit', async () => {
  const queryClient = createAppQueryClient();
  let asked = 0;
  const query = {
    queryKey: ['anything'],
    queryFn: () => {
      asked += 1;
      throw new ApiError(500, 'db');
    },
  };
  await queryClient.prefetchQuery(query);
  const screen = new QueryObserver(queryClient, query);
  const leave = screen.subscribe(() => {});
  expect([screen.getCurrentResult().status, asked]).toEqual(['error', 1]);
  leave();
  const next = new QueryObserver(queryClient, query);
  const leaveNext = next.subscribe(() => {});
  await expect.poll(() => next.getCurrentResult().status).toBe('error');
  leaveNext();
  expect(asked).toBe(2);
});
