import { createEffect, sample } from 'effector';
import { advertQueries } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { $session } from '@/entities/session';
import {
  advertChanged,
  connectionRequested,
  connectionsHeld,
  connectionsReleased,
  disconnectionRequested,
  firstConnected,
  reconnected,
  transcodingFailed,
  transcodingSucceeded,
} from '@/shared/realtime';
import { notify } from '@/shared/ui/toaster';
import { appStarted } from '../app-started';
import { queryClient } from '../providers/query-client';
import { firstScreen } from './first-screen';

const $token = $session.map((session) => session?.token ?? null);

const firstScreenFx = createEffect(firstScreen);

const refreshListsFx = createEffect(async () => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: advertQueries.lists() }),
    queryClient.invalidateQueries({ queryKey: campaignQueries.all() }),
  ]);
});

const refreshAdvertFx = createEffect((advertId: number) =>
  queryClient.invalidateQueries(advertQueries.detail(advertId)),
);

const refreshAdvertsFx = createEffect(() => queryClient.invalidateQueries({ queryKey: advertQueries.all() }));

const refreshEverythingFx = createEffect(() => queryClient.invalidateQueries());
const showSuccessFx = createEffect((text: string) => notify.success(text));
const showErrorFx = createEffect((text: string) => notify.error(text));

// the library and its handshake would take the network from what is shown first
sample({ clock: appStarted, target: [connectionsHeld, firstScreenFx] });
sample({ clock: firstScreenFx.finally, fn: () => {}, target: connectionsReleased });

sample({ clock: $token, filter: (token) => token !== null, target: connectionRequested });
sample({ clock: $token, filter: (token) => token === null, fn: () => {}, target: disconnectionRequested });

sample({ clock: [transcodingSucceeded, transcodingFailed], fn: ({ videoID }) => videoID, target: refreshAdvertFx });

// of a removed advert there is no detail to ask for
sample({
  clock: advertChanged,
  filter: ({ status }) => status !== 'deleted',
  fn: ({ id }) => id,
  target: refreshAdvertFx,
});

sample({ clock: [transcodingSucceeded, transcodingFailed, advertChanged], fn: () => {}, target: refreshListsFx });
// a screen asks before the connection is made, and what it shows may have changed in between
sample({ clock: firstConnected, target: refreshAdvertsFx });
sample({ clock: reconnected, target: refreshEverythingFx });

sample({
  clock: transcodingSucceeded,
  fn: ({ name, processTime }) => `Transcoding result for ${name} time ${processTime ?? 'unknown'}`,
  target: showSuccessFx,
});

sample({ clock: transcodingFailed, fn: ({ name }) => `Transcoding failed for ${name}`, target: showErrorFx });
