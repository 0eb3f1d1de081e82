import { createEffect, sample } from 'effector';
import { sessionRestored } from '@/entities/session';
import { followConnectivityFx } from '@/shared/lib/connectivity';
import { followVisibilityFx } from '@/shared/lib/visibility';
import { followColorMode } from '@/shared/ui/color-mode';
import './build-version/build-version-wiring';
import './errors/error-toasts';
import './errors/recovery';
import './new-version/new-version-wiring';
import './realtime/realtime-wiring';
import './session/session-end';
import { appStarted } from './app-started';

const followColorModeFx = createEffect(() => {
  followColorMode();
});

sample({ clock: appStarted, target: [sessionRestored, followColorModeFx, followConnectivityFx, followVisibilityFx] });
