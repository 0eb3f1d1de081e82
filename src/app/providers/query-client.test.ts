import { expect, test } from 'vitest';
import { ApiError } from '@/shared/api';
import { createAppQueryClient } from './query-client';

test('what was read is fresh for a minute, and what failed is not tried again', () => {
  const { queries, mutations } = createAppQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 60_000, retry: false });
  expect(mutations).toMatchObject({ retry: false });
});

test('a failing query asks once', async () => {
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
