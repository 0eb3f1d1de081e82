import { createEffect, sample } from 'effector';
import { $cabinet, type Cabinet, isCabinet } from '@/entities/session';
import { queryClient } from '../providers/query-client';
import { prepareAnalytics } from '../router/open-analytics';
import { screenLoaded } from '../router/screen-loaded';

const screenLoadedFx = createEffect((_: Cabinet) => screenLoaded());
const prepareAnalyticsFx = createEffect((cabinet: Cabinet) => prepareAnalytics(queryClient, cabinet));

sample({ clock: $cabinet, filter: isCabinet, target: screenLoadedFx });

// calls are sent as the cabinet that was entered last: another one may have been entered meanwhile
sample({
  clock: screenLoadedFx.done,
  source: $cabinet,
  filter: (cabinet, { params }) => cabinet === params,
  fn: (_, { params }) => params,
  target: prepareAnalyticsFx,
});
