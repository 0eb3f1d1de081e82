import { createEffect, createEvent, scopeBind } from 'effector';

/** Somebody looks at the page again, who has looked at another tab or at nothing. */
export const becameVisible = createEvent();

/** From now on the event follows the browser. */
export const followVisibilityFx = createEffect(() => {
  const tellVisible = scopeBind(becameVisible, { safe: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tellVisible();
  });
});
