import { expect, test } from 'vitest';
import { createScreens } from '@/entities/session';
import { createAppQueryClient } from '../providers/query-client';
import { createAppRouter } from './create-app-router';

test('lists every route that creates a record among the create screens', () => {
  const { routesByPath } = createAppRouter({ queryClient: createAppQueryClient() });
  const creating = Object.keys(routesByPath).filter((path) => /\/(new|new-[a-z]+|create)$/.test(path));
  expect(createScreens.map(({ to }) => to as string).sort()).toEqual(creating.sort());
});
