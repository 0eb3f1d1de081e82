import { createEffect, createEvent, sample } from 'effector';
import { signedOut } from '@/entities/session';
import { $identity, type Identity, identityHeaders, signOut } from '@/shared/api';

export const signOutRequested = createEvent();

/** Ends the session on the server with its own token. The request outlives a closed page. */
const endSessionFx = createEffect((identity: Identity) =>
  signOut({
    // without a body there must be no content type, which axios's fetch adapter would set
    headers: { ...identityHeaders(identity), 'Content-Type': null },
    adapter: 'fetch',
    fetchOptions: { keepalive: true },
  }),
);

sample({ clock: signOutRequested, source: $identity, target: endSessionFx });

// does not wait for the response, so that users are signed out even if the server can't be reached
sample({ clock: endSessionFx, fn: () => {}, target: signedOut });
