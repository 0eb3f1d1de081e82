import { createEffect, createEvent, sample } from 'effector';
import { signedOut } from '@/entities/session';
import { $identity, type Identity, identityHeaders, signOut } from '@/shared/api';

/** The user asked to sign out. */
export const signOutAsked = createEvent();

/** Ends the session on the server under its own identity: the request outlives a closed page. */
const endSessionFx = createEffect((identity: Identity) =>
  signOut({
    // the fetch adapter of axios sets a content type even without a body
    headers: { ...identityHeaders(identity), 'Content-Type': null },
    adapter: 'fetch',
    fetchOptions: { keepalive: true },
  }),
);

sample({ clock: signOutAsked, source: $identity, target: endSessionFx });

// the client does not wait for a response: the user is signed out even if the server can't be reached
sample({ clock: endSessionFx, fn: () => {}, target: signedOut });
