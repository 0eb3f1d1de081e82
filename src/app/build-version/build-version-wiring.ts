import { createEffect, sample } from 'effector';
import { signedIn } from '@/entities/session';
import { BUILD_VERSION } from '@/shared/config';
import { storeBuildVersion } from './apply-build-version';

const noteBuildFx = createEffect(() => storeBuildVersion({ storage: () => localStorage, version: BUILD_VERSION }));

sample({ clock: signedIn, fn: () => {}, target: noteBuildFx });
