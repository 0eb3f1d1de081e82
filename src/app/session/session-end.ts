import { createEffect, sample } from 'effector';
import { $session, cabinetLeft, signedOut } from '@/entities/session';
import { endsSession, requestFailed } from '@/shared/api';
import { queryClient } from '../providers/query-client';
import { router } from '../router/router';

/** Nothing of the person who was here stays (specification, section 8). */
const forgetFx = createEffect(async () => {
  try {
    localStorage.clear();
  } catch {
    // storage may be forbidden: then nothing was stored either
  }
  queryClient.clear();
  await router.navigate({ to: '/' });
});

const clearCacheFx = createEffect(() => queryClient.clear());

// many calls may fail at once: only the first finds a session to end
sample({
  clock: requestFailed,
  source: $session,
  filter: (session, error) => session !== null && endsSession(error),
  fn: () => {},
  target: signedOut,
});

sample({ clock: signedOut, target: forgetFx });
sample({ clock: cabinetLeft, target: clearCacheFx });
