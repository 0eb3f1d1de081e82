import { notFound, redirect } from '@tanstack/react-router';
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

/** Reads the cabinet from a path's first segment; another word leads nowhere. */
export function cabinetParam(segment: string): Cabinet {
  if (!isCabinet(segment)) throw notFound();
  return segment;
}

function follow(access: Access) {
  switch (access) {
    case 'enter':
      return;
    case 'not-found':
      throw notFound();
    case 'not-authorized':
      notify.error('You are not authorized');
      throw redirect({ to: '/' });
    case 'main-screen':
      throw redirect({ to: '/' });
  }
}

/** Lets the viewer into the cabinet, or sends them where the specification says. A preload enters nothing. */
export async function enterCabinet(cabinet: Cabinet, { preload }: { preload: boolean }) {
  follow(cabinetAccess(await readViewerFx(), cabinet));
  if (!preload) cabinetEntered(cabinet);
}

/** Stops where the cabinet has no such section. */
export const requireSection = (cabinet: Cabinet, section: Section) => follow(sectionAccess(cabinet, section));
