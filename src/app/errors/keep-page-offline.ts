/**
 * The router reloads the page once when the code of a screen can't be fetched, since a new version may have replaced it.
 * Without a connection there is nothing to reload from: the error gets a message that the router doesn't know, and the
 * screen says that it could not be loaded.
 *
 * @returns stops it
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
