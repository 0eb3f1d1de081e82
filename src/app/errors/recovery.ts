import type { Query } from '@tanstack/react-query';
import { createEffect, sample } from 'effector';
import { mayPass } from '@/shared/api';
import { cameOnline } from '@/shared/lib/connectivity';
import { reconnected } from '@/shared/realtime';
import { queryClient } from '../providers/query-client';
import { reloadScreens } from '../router/reload-screens';
import { router } from '../router/router';

const isWorthAnotherTry = ({ state }: Query) => state.status === 'error' && mayPass(state.error);

/** What is on the screen and could not be refreshed. What is under way already is not asked for twice. */
const refreshFailedFx = createEffect(() =>
  queryClient.refetchQueries({ type: 'active', predicate: isWorthAnotherTry }, { cancelRefetch: false }),
);

/** Screens that could not be shown at all. */
const reloadFailedScreensFx = createEffect(async () => {
  if (queryClient.getQueryCache().getAll().some(isWorthAnotherTry)) await reloadScreens(queryClient, router);
});

// with the realtime connection everything on the screen is refreshed anyway
sample({ clock: cameOnline, target: refreshFailedFx });
sample({ clock: [cameOnline, reconnected], fn: () => {}, target: reloadFailedScreensFx });
