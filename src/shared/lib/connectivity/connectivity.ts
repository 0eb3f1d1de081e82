import { createEffect, createEvent, createStore, scopeBind } from 'effector';

export const wentOffline = createEvent();
export const cameOnline = createEvent();

/** Whether the browser has a connection at all; that the server can be reached by it is another matter. */
export const $isOnline = createStore(true)
  .on(cameOnline, () => true)
  .on(wentOffline, () => false);

/** From now on the store follows the browser. */
export const followConnectivityFx = createEffect(() => {
  const tellOffline = scopeBind(wentOffline, { safe: true });
  const tellOnline = scopeBind(cameOnline, { safe: true });
  window.addEventListener('offline', () => tellOffline());
  window.addEventListener('online', () => tellOnline());
  if (!navigator.onLine) tellOffline();
});
