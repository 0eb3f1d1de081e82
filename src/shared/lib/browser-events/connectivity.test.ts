import { allSettled, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { $isOnline, followConnectivityFx } from './connectivity';

afterEach(() => vi.restoreAllMocks());

const browserTells = (event: 'online' | 'offline') => window.dispatchEvent(new Event(event));

test("follows the browser's events once subscribed", async () => {
  const scope = fork();
  browserTells('offline');
  expect(scope.getState($isOnline)).toBe(true);

  await allSettled(followConnectivityFx, { scope });
  expect(scope.getState($isOnline)).toBe(true);
  browserTells('offline');
  expect(scope.getState($isOnline)).toBe(false);
  browserTells('online');
  expect(scope.getState($isOnline)).toBe(true);
});

test('starts offline if the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const scope = fork();
  await allSettled(followConnectivityFx, { scope });
  expect(scope.getState($isOnline)).toBe(false);
});
