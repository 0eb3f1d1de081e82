import { createEffect, sample } from 'effector';
import { signedIn } from '@/entities/session';
import { recoverPassword } from '@/shared/api';

interface Recovery {
  /** From the link. */
  key: string;
  password: string;
}

/** Sets a new password; the link is the authorization, and signs in. */
export const recoverPasswordFx = createEffect(({ key, password }: Recovery) =>
  // the key comes from a URL that anyone can write: a slash in it must not address another endpoint
  recoverPassword(encodeURIComponent(key), { password }),
);

sample({ clock: recoverPasswordFx.doneData, target: signedIn });
