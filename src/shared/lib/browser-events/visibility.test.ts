import { allSettled, createWatch, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { becameVisible, followVisibilityFx } from './visibility';

afterEach(() => vi.restoreAllMocks());

function browserTells(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('fires when the page becomes visible, once subscribed', async () => {
  const scope = fork();
  let times = 0;
  createWatch({ unit: becameVisible, scope, fn: () => (times += 1) });
  browserTells('visible');
  expect(times).toBe(0);

  await allSettled(followVisibilityFx, { scope });
  browserTells('hidden');
  expect(times).toBe(0);
  browserTells('visible');
  expect(times).toBe(1);
});
