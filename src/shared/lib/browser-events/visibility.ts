import { createEffect, createEvent, scopeBind } from 'effector';

export const becameVisible = createEvent();

/** Subscribes the event to the browser's visibility changes. */
export const followVisibilityFx = createEffect(() => {
  const notifyVisible = scopeBind(becameVisible, { safe: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') notifyVisible();
  });
});
