import { createEffect, createEvent, createStore, scopeBind } from 'effector';

export const wentOffline = createEvent();
export const cameOnline = createEvent();

/** Whether the browser has a network connection. The server may still be unreachable. */
export const $isOnline = createStore(true)
  .on(cameOnline, () => true)
  .on(wentOffline, () => false);

/** Subscribes the store to the browser's events. */
export const followConnectivityFx = createEffect(() => {
  const notifyOffline = scopeBind(wentOffline, { safe: true });
  const notifyOnline = scopeBind(cameOnline, { safe: true });
  window.addEventListener('offline', () => notifyOffline());
  window.addEventListener('online', () => notifyOnline());
  if (!navigator.onLine) notifyOffline();
});
