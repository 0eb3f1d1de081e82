import { createEffect, merge, sample } from 'effector';
import { advertQueries } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { $session } from '@/entities/session';
import { type AdvertChanged, requestFailed } from '@/shared/api';
import {
  advertChanged,
  connectionRequested,
  disconnectionRequested,
  firstConnected,
  notificationsChanged,
  reconnected,
  sessionRefused,
  transcodingFailed,
  transcodingSucceeded,
} from '@/shared/realtime';
import { notify } from '@/shared/ui/toaster';
import { notificationKey } from '@/widgets/cabinet-shell';
import { queryClient } from '../providers/query-client';
import { isOwnChange } from './is-own-change';

const $token = $session.map((session) => session?.token ?? null);

const isOwnChangeFx = createEffect((event: AdvertChanged) => isOwnChange(queryClient.getMutationCache(), event));

const refreshCampaignFx = createEffect(async (campaignId: number | undefined) => {
  await Promise.all([
    queryClient.invalidateQueries(advertQueries.listsHolding(campaignId)),
    queryClient.invalidateQueries(campaignQueries.about(campaignId)),
  ]);
});

const refreshAdvertFx = createEffect((advertId: number) =>
  queryClient.invalidateQueries(advertQueries.detail(advertId)),
);

const refreshAdvertsFx = createEffect(() => queryClient.invalidateQueries({ queryKey: advertQueries.all() }));

const refreshNotificationsFx = createEffect(() => queryClient.invalidateQueries({ queryKey: notificationKey }));

const refreshEverythingFx = createEffect(() => queryClient.invalidateQueries());
const showSuccessFx = createEffect((text: string) => notify.success(text));
const showErrorFx = createEffect((text: string) => notify.error(text));

sample({ clock: $token, filter: (token) => token !== null, target: connectionRequested });
sample({ clock: $token, filter: (token) => token === null, fn: () => {}, target: disconnectionRequested });

// a mutation refetches what it changed, so the event about its own change must not refetch again
sample({ clock: advertChanged, target: isOwnChangeFx });

/** Changes of adverts by other users, or in other tabs. */
const changedElsewhere = sample({
  clock: isOwnChangeFx.done,
  filter: ({ result: isOwn }) => !isOwn,
  fn: ({ params }) => params,
});

// a removed advert has no details to fetch
sample({
  clock: changedElsewhere,
  filter: ({ status }) => status !== 'deleted',
  fn: ({ id }) => id,
  target: refreshAdvertFx,
});

sample({ clock: changedElsewhere, fn: ({ ads_id }) => ads_id, target: refreshCampaignFx });

const transcoded = merge([transcodingSucceeded, transcodingFailed]);

sample({ clock: transcoded, fn: ({ videoID }) => videoID, target: refreshAdvertFx });
sample({ clock: transcoded, fn: ({ ads_id }) => ads_id, target: refreshCampaignFx });

sample({ clock: notificationsChanged, target: refreshNotificationsFx });

// a screen fetches its data before the connection is open, and the data may have changed in between
sample({ clock: firstConnected, target: [refreshAdvertsFx, refreshNotificationsFx] });
sample({ clock: reconnected, target: refreshEverythingFx });

sample({
  clock: transcodingSucceeded,
  fn: ({ name, processTime }) => `Transcoding result for ${name} time ${processTime ?? 'unknown'}`,
  target: showSuccessFx,
});

sample({ clock: transcodingFailed, fn: ({ name }) => `Transcoding failed for ${name}`, target: showErrorFx });

// ends the session and shows the reason, as for a refused call
sample({
  clock: sessionRefused,
  source: $token,
  filter: (token) => token !== null,
  fn: (_, error) => error,
  target: requestFailed,
});
