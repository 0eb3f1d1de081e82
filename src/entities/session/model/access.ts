import { type Cabinet, hasSection, sectionsFor } from './cabinets';
import type { Viewer } from './viewer';

/** The decision of a guard for a cabinet's path (specification, sections 2 and 6). */
export type Access = 'enter' | 'not-authorized' | 'main-screen' | 'not-found';

/** Decides whether the viewer may enter the cabinet. The server checks every request again. */
export function cabinetAccess(viewer: Pick<Viewer, 'supportPanels'> | null, cabinet: Cabinet): Access {
  if (viewer === null) return 'not-authorized';
  if (viewer.supportPanels.includes(cabinet)) return 'enter';
  return cabinet === 'admin' ? 'main-screen' : 'not-found';
}

/** Decides whether the viewer may open a section (any word) of a cabinet that they may enter. */
export function sectionAccess(viewer: Pick<Viewer, 'isAdmin'> | null, cabinet: Cabinet, section: string): Access {
  if (!hasSection(cabinet, section)) return 'not-found';
  return sectionsFor(viewer, cabinet).some((one) => one === section) ? 'enter' : 'main-screen';
}
