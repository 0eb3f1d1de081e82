import { notFound, type ParsedLocation, redirect, rootRouteId } from '@tanstack/react-router';
import {
  type Access,
  type Cabinet,
  cabinetAccess,
  cabinetEntered,
  hasSection,
  isCabinet,
  isPublicPath,
  landingPath,
  readViewerFx,
  type Section,
} from '@/entities/session';
import { notify } from '@/shared/ui/toaster';

/** Nothing there, said in the public frame: the cabinet's own would be that of a cabinet which isn't entered. */
const noSuchCabinet = () => notFound({ routeId: rootRouteId });

/** Reads the cabinet from a path's first segment; another word leads nowhere. */
export function cabinetParam(segment: string): Cabinet {
  if (!isCabinet(segment)) throw noSuchCabinet();
  return segment;
}

/** What a guard is told of the navigation. */
interface Passing {
  location: ParsedLocation;
  /** Only looked ahead, because a link was pointed at: nothing is said and nothing entered. */
  preload: boolean;
}

function follow(access: Access, { preload, location }: Passing) {
  switch (access) {
    case 'enter':
      return;
    case 'not-found':
      throw noSuchCabinet();
    case 'not-authorized':
      if (!preload) notify.error('You are not authorized');
      throw redirect({ to: '/', state: { wanted: location.href } });
    case 'main-screen':
      throw redirect({ to: '/' });
  }
}

/**
 * Lets the viewer into the cabinet, or sends them where the specification says. What is loaded for a screen is loaded
 * in the cabinet that was entered: links to another cabinet don't preload.
 */
export async function enterCabinet(cabinet: Cabinet, passing: Passing) {
  follow(cabinetAccess(await readViewerFx(), cabinet), passing);
  if (!passing.preload) cabinetEntered(cabinet);
}

/** Stops where the cabinet has no such section. */
export const requireSection = (cabinet: Cabinet, section: Section) => {
  if (!hasSection(cabinet, section)) throw notFound();
};

/** The page for accounts without a cabinet: whoever has one is sent to where they begin. */
export async function enterForbidden() {
  const viewer = await readViewerFx();
  const landing = viewer && landingPath(viewer.supportPanels);
  if (landing && landing !== '/forbidden') throw redirect({ to: landing });
}

/** The public area: to a visitor it is open where the table of public paths says so. */
export async function enterPublicArea(passing: Passing) {
  const mayOpen = isPublicPath(passing.location.pathname) || (await readViewerFx()) !== null;
  follow(mayOpen ? 'enter' : 'not-authorized', passing);
  if (!passing.preload) cabinetEntered('block');
}
