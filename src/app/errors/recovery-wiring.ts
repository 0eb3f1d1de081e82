import type { Query } from '@tanstack/react-query';
import { createEffect, sample } from 'effector';
import { isTransient } from '@/shared/api';
import { cameOnline } from '@/shared/lib/browser-events';
import { reconnected } from '@/shared/realtime';
import { queryClient } from '../providers/query-client';
import { reloadScreens } from '../router/reload-screens';
import { router } from '../router/router';

const isRetriable = ({ state }: Query) => state.status === 'error' && isTransient(state.error);

/** Refetches failed queries of the current screen, except those that are already being fetched. */
const refreshFailedFx = createEffect(() =>
  queryClient.refetchQueries({ type: 'active', predicate: isRetriable }, { cancelRefetch: false }),
);

const reloadFailedScreensFx = createEffect(async () => {
  if (queryClient.getQueryCache().getAll().some(isRetriable)) await reloadScreens(queryClient, router);
});

// not on `reconnected`: a new realtime connection refreshes the whole screen anyway
sample({ clock: cameOnline, target: refreshFailedFx });
sample({ clock: [cameOnline, reconnected], fn: () => {}, target: reloadFailedScreensFx });
