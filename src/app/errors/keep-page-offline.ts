/**
 * Keeps the page when the code of a screen cannot be fetched offline. The router recognises such an error by its
 * message and reloads the page once, because a new version may have replaced the code
 * (https://github.com/TanStack/router/issues/1077). Without a connection the reload would fail, so the error gets a
 * message that the router does not recognise, and the screen shows that it could not be loaded.
 *
 * @returns a function that removes the handler
 */
export function keepPageOffline(): () => void {
  const listening = new AbortController();
  window.addEventListener(
    'vite:preloadError',
    ({ payload }) => {
      if (!navigator.onLine) payload.message = 'Network error';
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}
