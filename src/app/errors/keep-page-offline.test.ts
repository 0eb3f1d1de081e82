import { afterEach, expect, it, vi } from 'vitest';
import { keepPageOffline } from './keep-page-offline';

const LOST = 'Failed to fetch dynamically imported module: /assets/finances.js';

afterEach(() => vi.restoreAllMocks());

it.each([
  // for which the router reloads
  { isOnline: true, message: LOST },
  { isOnline: false, message: 'Network error' },
])('online $isOnline, code that is lost says: $message', ({ isOnline, message }) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const stop = keepPageOffline();
  const payload = new TypeError(LOST);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  stop();
  expect(payload.message).toBe(message);
});
