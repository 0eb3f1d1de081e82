import { createEffect, merge, sample } from 'effector';
import { $session, cabinetLeft, sessionTakenOver, signedIn, signedOut } from '@/entities/session';
import { endsSession, requestFailed } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';
import { queryClient } from '../providers/query-client';
import { router } from '../router/router';

const clearStorageFx = createEffect(() => {
  try {
    localStorage.clear();
  } catch {
    // storage may be forbidden: then nothing was stored either
  }
});

/**
 * Nothing that was loaded for the person who was here stays on the screen; no form holds them back. The cache is cleared
 * once the screen has gone: one that still stands would ask for what it misses, without a session.
 */
const leaveFx = createEffect(async () => {
  void queryClient.cancelQueries();
  try {
    await router.navigate({ to: '/', ignoreBlocker: true });
  } finally {
    queryClient.clear();
  }
});

const clearCacheFx = createEffect(() => queryClient.clear());
const tellOfSomebodyElseFx = createEffect(() => notify.info('Somebody else has signed in in another tab'));

/** Another tab has ended the session that was here, or begun somebody else's. */
const displaced = sample({
  clock: sessionTakenOver,
  filter: ({ before, now }) => before !== null && before.token !== now?.token,
});

// many calls may fail at once: only the first finds a session to end
sample({
  clock: requestFailed,
  source: $session,
  filter: (session, error) => session !== null && endsSession(error),
  fn: () => {},
  target: signedOut,
});

sample({ clock: signedOut, target: clearStorageFx });
sample({ clock: merge([signedOut, displaced]), fn: () => {}, target: leaveFx });
sample({ clock: displaced, filter: ({ now }) => now !== null, fn: () => {}, target: tellOfSomebodyElseFx });
sample({ clock: signedIn, fn: () => {}, target: clearCacheFx });
// who signs out leaves a cabinet too: that screen still stands, and what is cleared below it is asked for anew
sample({
  clock: cabinetLeft,
  source: $session,
  filter: (session) => session !== null,
  fn: () => {},
  target: clearCacheFx,
});
