import { createEffect, createStore, sample } from 'effector';
import { $session, cabinetLeft, signedOut } from '@/entities/session';
import { endsSession, requestFailed } from '@/shared/api';
import { queryClient } from '../providers/query-client';
import { router } from '../router/router';

const clearStorageFx = createEffect(() => {
  try {
    localStorage.clear();
  } catch {
    // storage may be forbidden: then nothing was stored either
  }
});

/** Nothing that was loaded for the person who was here stays on the screen; no form holds them back. */
const leaveFx = createEffect(async () => {
  queryClient.clear();
  await router.navigate({ to: '/', ignoreBlocker: true });
});

const clearCacheFx = createEffect(() => queryClient.clear());

/** The token as it is, and as it was before: another tab may have signed out, or somebody else in. */
const $tokens = createStore<{ before: string | null; now: string | null }>(
  { before: null, now: null },
  { serialize: 'ignore' },
).on($session, ({ now }, session) => ({ before: now, now: session?.token ?? null }));

// many calls may fail at once: only the first finds a session to end
sample({
  clock: requestFailed,
  source: $session,
  filter: (session, error) => session !== null && endsSession(error),
  fn: () => {},
  target: signedOut,
});

sample({ clock: signedOut, target: clearStorageFx });

sample({
  clock: $tokens,
  filter: ({ before, now }) => before !== null && before !== now,
  fn: () => {},
  target: leaveFx,
});

sample({ clock: cabinetLeft, target: clearCacheFx });
