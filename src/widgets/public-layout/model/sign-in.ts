import { createEffect, sample } from 'effector';
import { signedIn } from '@/entities/session';
import { type SignInRequest, signIn } from '@/shared/api';

export const signInFx = createEffect((credentials: SignInRequest) => signIn(credentials));

sample({ clock: signInFx.doneData, target: signedIn });
