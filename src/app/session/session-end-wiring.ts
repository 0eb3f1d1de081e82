import { createEffect, createStore, merge, sample } from 'effector';
import { $session, cabinetLeft, sessionTakenOver, signedIn, signedOut } from '@/entities/session';
import { endsSession, requestFailed } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';
import { queryClient } from '../providers/query-client';
import { router } from '../router/router';

const clearStorageFx = createEffect(() => {
  try {
    localStorage.clear();
  } catch {
    // access to the storage may be forbidden; then nothing was stored either
  }
});

/**
 * Navigates to the main screen, ignoring any guard for unsaved changes, then clears the user's data. The cache is
 * cleared only after the screen has unmounted, because a mounted screen would refetch without a session. If the server
 * refused the session, signing in again returns to the abandoned screen.
 */
const leaveFx = createEffect(async (wasRefused: boolean) => {
  void queryClient.cancelQueries();
  const { href } = router.state.location;
  try {
    await router.navigate({ to: '/', ignoreBlocker: true, ...(wasRefused && { state: { requestedPath: href } }) });
  } finally {
    queryClient.clear();
  }
});

const clearCacheFx = createEffect(() => queryClient.clear());
const notifyReplacedSessionFx = createEffect(() => notify.info('Someone else has signed in in another tab'));

/** Another tab has signed out, or signed in as another user. */
const endedElsewhere = sample({
  clock: sessionTakenOver,
  filter: ({ before, now }) => before !== null && before.token !== now?.token,
});

/** If several calls fail together, only the first one still finds a session. */
const sessionRefused = sample({
  clock: requestFailed,
  source: $session,
  filter: (session, error) => session !== null && endsSession(error),
  fn: () => {},
});
const $wasRefused = createStore(false)
  .on(sessionRefused, () => true)
  .reset(leaveFx.finally);

sample({ clock: sessionRefused, target: signedOut });

sample({ clock: signedOut, target: clearStorageFx });
sample({ clock: merge([signedOut, endedElsewhere]), source: $wasRefused, target: leaveFx });
sample({ clock: endedElsewhere, filter: ({ now }) => now !== null, fn: () => {}, target: notifyReplacedSessionFx });
sample({ clock: signedIn, fn: () => {}, target: clearCacheFx });
// leaving a cabinet clears the cache; after signing out, `leaveFx` does so
sample({
  clock: cabinetLeft,
  source: $session,
  filter: (session) => session !== null,
  fn: () => {},
  target: clearCacheFx,
});
