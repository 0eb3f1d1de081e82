import { createEffect, createEvent, sample } from 'effector';
import { signedOut } from '@/entities/session';
import { $identity, type Identity, identityHeaders, signOut } from '@/shared/api';

/** Somebody wants to leave. */
export const signOutAsked = createEvent();

/** Ends the session on the server, for whom it was: the call outlives a page that is closed meanwhile. */
const endSessionFx = createEffect((identity: Identity) =>
  signOut({
    // this adapter of axios names a type where there is no body
    headers: { ...identityHeaders(identity), 'Content-Type': null },
    adapter: 'fetch',
    fetchOptions: { keepalive: true },
  }),
);

sample({ clock: signOutAsked, source: $identity, target: endSessionFx });

// the browser waits for no answer: who sees the main screen is signed out, even where the server can't be reached
sample({ clock: endSessionFx, fn: () => {}, target: signedOut });
