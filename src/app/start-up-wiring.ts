import { createEffect, sample } from 'effector';
import { sessionRestored } from '@/entities/session';
import { followConnectivityFx, followVisibilityFx } from '@/shared/lib/browser-events';
import { followColorMode } from '@/shared/ui/color-mode';
import './build-version/build-version-wiring';
import './errors/error-toasts-wiring';
import './errors/recovery-wiring';
import './new-version/new-version-wiring';
import './preferences/preferences-wiring';
import './realtime/realtime-wiring';
import './session/session-end-wiring';
import { appStarted } from './app-started';

const followColorModeFx = createEffect(() => {
  followColorMode();
});

sample({ clock: appStarted, target: [sessionRestored, followColorModeFx, followConnectivityFx, followVisibilityFx] });
