import { hasAdminPanel, isAdmin } from '@preroll/rules/user/admin';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { identityChanged, type SupportPanel } from '@/shared/api';
import { $session, $viewer } from './session';

export const cabinetEntered = createEvent<SupportPanel>();

/** The cabinet of the current path; `block` is the public area. */
export const $cabinet = createStore<SupportPanel>('block').on(cabinetEntered, (_, cabinet) => cabinet);

/** The user entered another cabinet, where data of the previous one must not be shown. */
export const cabinetLeft = sample({ clock: $cabinet.updates, fn: () => {} });

sample({
  clock: combine($session, $cabinet, (session, cabinet) => ({ token: session?.token ?? null, cabinet })),
  target: identityChanged,
});

/** Whether the user acts as an admin. Admin-only fields exist only in the admin cabinet, in the API as well. */
export const $actsAsAdmin = combine(
  $viewer,
  $cabinet,
  (viewer, cabinet) => viewer !== null && hasAdminPanel(viewer) && cabinet === 'admin',
);

/**
 * Whether the user can moderate, which also requires the admin flag. Only moderators in the admin cabinet are exempt
 * from moderation; permission to change a status depends on cabinets and the flag alone.
 */
export const $actsAsModerator = combine(
  $viewer,
  $actsAsAdmin,
  (viewer, actsAsAdmin) => actsAsAdmin && viewer !== null && isAdmin(viewer),
);

/** Reads the viewer outside of React, for example in the router's guards. */
export const readViewerFx = attach({ source: $viewer, effect: (viewer) => viewer });
