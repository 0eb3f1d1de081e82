import { attach, combine, createEvent, createStore, sample } from 'effector';
import { identityChanged, type SupportPanel } from '@/shared/api';
import { $session, $viewer } from './session';
import { isAdmin } from './viewer';

export const cabinetEntered = createEvent<SupportPanel>();

/** The cabinet that the path is in; `block` is the public area. */
export const $cabinet = createStore<SupportPanel>('block').on(cabinetEntered, (_, cabinet) => cabinet);

/** Somebody went from one cabinet to another: what was loaded in the first is not theirs to see in the second. */
export const cabinetLeft = sample({ clock: $cabinet.updates, fn: () => {} });

sample({
  clock: combine($session, $cabinet, (session, cabinet) => ({ token: session?.token ?? null, cabinet })),
  target: identityChanged,
});

/**
 * An admin at work as one. What admins write about an advert, and that their edits need no moderation, holds in their
 * own cabinet only, on the server too; who may change a status is decided by the panels alone.
 */
export const $actsAsAdmin = combine(
  $viewer,
  $cabinet,
  (viewer, cabinet) => viewer !== null && isAdmin(viewer) && cabinet === 'admin',
);

/** Who is looking, for code outside of React: the router's guards. */
export const readViewerFx = attach({ source: $viewer, effect: (viewer) => viewer });
