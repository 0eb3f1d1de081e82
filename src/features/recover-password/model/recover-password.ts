import { createEffect, sample } from 'effector';
import { signedIn } from '@/entities/session';
import { recoverPassword } from '@/shared/api';

interface Recovery {
  /** The key from the link. */
  key: string;
  password: string;
}

/** Sets a new password and signs in. The key of the link is the authorization. */
export const recoverPasswordFx = createEffect(({ key, password }: Recovery) =>
  // the key comes from a URL that anyone can write: encoded, so that a slash cannot address another endpoint
  recoverPassword(encodeURIComponent(key), { password }),
);

sample({ clock: recoverPasswordFx.doneData, target: signedIn });
