import { createEffect, sample } from 'effector';
import { signedIn } from '@/entities/session';
import { BUILD_VERSION } from '@/shared/config';
import { noteBuild } from './adopt-build';

const noteBuildFx = createEffect(() => noteBuild({ storage: () => localStorage, version: BUILD_VERSION }));

sample({ clock: signedIn, fn: () => {}, target: noteBuildFx });
