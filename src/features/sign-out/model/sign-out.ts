import { createEffect, sample } from 'effector';
import { signedOut } from '@/entities/session';
import { signOut } from '@/shared/api';

export const signOutFx = createEffect(() => signOut());

// even where the server can't be reached, this browser forgets the session
sample({ clock: signOutFx.finally, fn: () => {}, target: signedOut });
