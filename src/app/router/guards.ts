import { notFound, redirect, rootRouteId } from '@tanstack/react-router';
import {
  type Access,
  type Cabinet,
  cabinetAccess,
  cabinetEntered,
  isCabinet,
  readViewerFx,
  type Section,
  sectionAccess,
} from '@/entities/session';
import { notify } from '@/shared/ui/toaster';

/** Nothing there, said in the public frame: the cabinet's own would be that of a cabinet which isn't entered. */
const noSuchCabinet = () => notFound({ routeId: rootRouteId });

/** Reads the cabinet from a path's first segment; another word leads nowhere. */
export function cabinetParam(segment: string): Cabinet {
  if (!isCabinet(segment)) throw noSuchCabinet();
  return segment;
}

function follow(access: Access, nothing: () => unknown) {
  switch (access) {
    case 'enter':
      return;
    case 'not-found':
      throw nothing();
    case 'not-authorized':
      notify.error('You are not authorized');
      throw redirect({ to: '/' });
    case 'main-screen':
      throw redirect({ to: '/' });
  }
}

/** Lets the viewer into the cabinet, or sends them where the specification says. A preload enters nothing. */
export async function enterCabinet(cabinet: Cabinet, { preload }: { preload: boolean }) {
  follow(cabinetAccess(await readViewerFx(), cabinet), noSuchCabinet);
  if (!preload) cabinetEntered(cabinet);
}

/** Stops where the cabinet has no such section. */
export const requireSection = (cabinet: Cabinet, section: Section) => follow(sectionAccess(cabinet, section), notFound);
