import { createEffect, createEvent, createStore, sample } from 'effector';
import { basePath } from '@/shared/config';
import { $isOnline } from '@/shared/lib/browser-events';

/** Checks whether the server has a newer build than the page. */
export const newVersionCheckRequested = createEvent();

/** The build of this page; null in development, which has none. */
const readOwnBuildFx = createEffect(
  (): string | null => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null,
);

/** The build that the server currently serves; null if unknown (`scripts/vite/name-build.ts`). */
const fetchServedBuildFx = createEffect(async (_own: string): Promise<string | null> => {
  const answer = await fetch(`${basePath}version.json`, { cache: 'no-store' });
  const isJson = answer.headers.get('Content-Type')?.includes('application/json') === true;
  if (!answer.ok || !isJson) return null;
  const { build }: { build?: string } = await answer.json();
  return build ?? null;
});

/** Whether a reload would load another build. The page never reloads by itself, because the user may be typing. */
export const $newVersionReady = createStore(false).on(
  fetchServedBuildFx.done,
  (_, { params: own, result: served }) => served !== null && served !== own,
);

sample({
  clock: newVersionCheckRequested,
  source: { isReady: $newVersionReady, isOnline: $isOnline },
  filter: ({ isReady, isOnline }) => !isReady && isOnline,
  fn: () => {},
  target: readOwnBuildFx,
});

sample({ clock: readOwnBuildFx.doneData, filter: (own) => own !== null, target: fetchServedBuildFx });
