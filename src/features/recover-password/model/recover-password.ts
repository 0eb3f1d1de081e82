import { createEffect, sample } from 'effector';
import { signedIn } from '@/entities/session';
import { recoverPassword } from '@/shared/api';

interface Recovery {
  /** From the link. */
  key: string;
  password: string;
}

/** Whoever has the link may choose a password, and is signed in by it. */
export const recoverPasswordFx = createEffect(({ key, password }: Recovery) =>
  // comes from an address that anybody may write: a slash in it must not lead to another call
  recoverPassword(encodeURIComponent(key), { password }),
);

sample({ clock: recoverPasswordFx.doneData, target: signedIn });
