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
