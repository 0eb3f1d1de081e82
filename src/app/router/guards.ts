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

/** Not found, in the public frame: the cabinet's own frame would suggest that the cabinet was entered. */
const noSuchCabinet = () => notFound({ routeId: rootRouteId });

/** Parses the cabinet from the first path segment; any other word is not found. */
export function cabinetParam(segment: string): Cabinet {
  if (!isCabinet(segment)) throw noSuchCabinet();
  return segment;
}

/** The navigation that a guard decides on. */
interface GuardedNavigation {
  location: ParsedLocation;
  /** Whether the router is only preloading, because the user points at a link. Guards then show and change nothing. */
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
 * Admits the viewer to the cabinet, or redirects as the specification says. Screens load their data as the cabinet that
 * was entered, so links to another cabinet don't preload.
 */
export async function enterCabinet(cabinet: Cabinet, navigation: GuardedNavigation) {
  follow(cabinetAccess(await readViewerFx(), cabinet), navigation);
  if (!navigation.preload) cabinetEntered(cabinet);
}

/** Answers not found if the cabinet has no such section. */
export const requireSection = (cabinet: Cabinet, section: Section) => {
  if (!hasSection(cabinet, section)) throw notFound();
};

/** Answers not found in cabinets whose user has only their own records. */
export const requireManaging = (cabinet: Cabinet) => {
  if (!managesOthers(cabinet)) throw notFound();
};

/** Answers not found in cabinets without a list of clients. */
export const requireClients = (cabinet: Cabinet) => {
  if (!hasClients(cabinet)) throw notFound();
};

/** Answers not found in cabinets without invoices and acts. */
export const requireDocuments = (cabinet: Cabinet) => {
  if (!hasDocuments(cabinet)) throw notFound();
};

/** Answers not found in all cabinets but the admin's. */
export const requireAdmin = (cabinet: Cabinet) => {
  if (cabinet !== 'admin') throw notFound();
};

/** The same, and leads to the main screen without the admin flag, which moderation needs (specification, section 6). */
export async function requireModerator(cabinet: Cabinet) {
  requireAdmin(cabinet);
  if (!(await readViewerFx())?.isAdmin) throw redirect({ to: '/' });
}

/** Guards the page for accounts without a cabinet: everyone else is redirected to their landing page. */
export async function enterForbidden() {
  const viewer = await readViewerFx();
  const landing = viewer && landingPath(viewer.supportPanels);
  if (landing && landing !== '/forbidden') throw redirect({ to: landing });
}

/** Guards the public area: visitors may enter the paths in the table of public paths. */
export async function enterPublicArea(navigation: GuardedNavigation) {
  const mayOpen = isPublicPath(navigation.location.pathname) || (await readViewerFx()) !== null;
  follow(mayOpen ? 'enter' : 'not-authorized', navigation);
  if (!navigation.preload) cabinetEntered('block');
}

/** The search of what counts in days: a time zone that the reader chose stays in the address from link to link. */
export const keepZone = { middlewares: [retainSearchParams<{ zone?: string | undefined }>(['zone'])] };
