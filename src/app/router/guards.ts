import { notFound, type ParsedLocation, redirect, retainSearchParams, rootRouteId } from '@tanstack/react-router';
import {
  type Access,
  type Cabinet,
  cabinetAccess,
  cabinetEntered,
  hasClients,
  hasDocuments,
  hasSection,
  isCabinet,
  isPublicPath,
  landingPath,
  managesOthers,
  readViewerFx,
  type Section,
} from '@/entities/session';
import { notify } from '@/shared/ui/toaster';

/** Not found, in the public frame: the cabinet's own frame would suggest that the user had entered the cabinet. */
const noSuchCabinet = () => notFound({ routeId: rootRouteId });

/** Parses the cabinet from the first path segment. Throws not-found for any other word. */
export function cabinetParam(segment: string): Cabinet {
  if (!isCabinet(segment)) throw noSuchCabinet();
  return segment;
}

interface GuardedNavigation {
  location: ParsedLocation;
  /**
   * Whether the router is only preloading because the user points at a link. Guards then neither show nor change
   * anything.
   */
  preload: boolean;
}

function follow(access: Access, { preload, location }: GuardedNavigation) {
  switch (access) {
    case 'enter':
      return;
    case 'not-found':
      throw noSuchCabinet();
    case 'not-authorized':
      if (!preload) notify.error('You are not authorized');
      throw redirect({ to: '/', state: { requestedPath: location.href } });
    case 'main-screen':
      throw redirect({ to: '/' });
  }
}

/**
 * Admits the viewer to the cabinet, or redirects as specified. Entering also selects the cabinet in which screens load
 * their data, so links to another cabinet are not preloaded.
 */
export async function enterCabinet(cabinet: Cabinet, navigation: GuardedNavigation) {
  follow(cabinetAccess(await readViewerFx(), cabinet), navigation);
  if (!navigation.preload) cabinetEntered(cabinet);
}

/** Throws not-found if the cabinet has no such section. */
export const requireSection = (cabinet: Cabinet, section: Section) => {
  if (!hasSection(cabinet, section)) throw notFound();
};

/** Throws not-found in cabinets whose users see only their own records. */
export const requireManaging = (cabinet: Cabinet) => {
  if (!managesOthers(cabinet)) throw notFound();
};

/** Throws not-found in cabinets without a list of clients. */
export const requireClients = (cabinet: Cabinet) => {
  if (!hasClients(cabinet)) throw notFound();
};

/** Throws not-found in cabinets without invoices and acts. */
export const requireDocuments = (cabinet: Cabinet) => {
  if (!hasDocuments(cabinet)) throw notFound();
};

/** Throws not-found in all cabinets but the admin's. */
export const requireAdmin = (cabinet: Cabinet) => {
  if (cabinet !== 'admin') throw notFound();
};

/** Like `requireAdmin`; redirects users without the admin flag to the main screen (specification, section 6). */
export async function requireModerator(cabinet: Cabinet) {
  requireAdmin(cabinet);
  if (!(await readViewerFx())?.isAdmin) throw redirect({ to: '/' });
}

/** Guards the page for accounts without a cabinet: redirects all other users to their landing page. */
export async function enterForbidden() {
  const viewer = await readViewerFx();
  const landing = viewer && landingPath(viewer.supportPanels);
  if (landing && landing !== '/forbidden') throw redirect({ to: landing });
}

/** Guards the public area: visitors may open only the public paths. */
export async function enterPublicArea(navigation: GuardedNavigation) {
  const mayOpen = isPublicPath(navigation.location.pathname) || (await readViewerFx()) !== null;
  follow(mayOpen ? 'enter' : 'not-authorized', navigation);
  if (!navigation.preload) cabinetEntered('block');
}

/** Search middleware of screens with daily figures: links between them keep the time zone that the user chose. */
export const keepZone = { middlewares: [retainSearchParams<{ zone?: string | undefined }>(['zone'])] };
