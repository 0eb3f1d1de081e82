import { afterEach, expect, it, vi } from 'vitest';
import { keepPageOffline } from './keep-page-offline';

const IMPORT_FAILURE = 'Failed to fetch dynamically imported module: /assets/finances.js';

afterEach(() => vi.restoreAllMocks());

it.each([
  // the router reloads on this message
  { isOnline: true, message: IMPORT_FAILURE },
  { isOnline: false, message: 'Network error' },
])('online $isOnline: a failed chunk import has the message $message', ({ isOnline, message }) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const stop = keepPageOffline();
  const payload = new TypeError(IMPORT_FAILURE);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  stop();
  expect(payload.message).toBe(message);
});
