import { type Cabinet, hasSection, type Section } from './cabinets';
import type { Viewer } from './viewer';

/** What a guard does with somebody on a cabinet's path (specification, sections 2 and 6). */
export type Access = 'enter' | 'not-authorized' | 'main-screen' | 'not-found';

/** May the viewer enter the cabinet? The server decides again on every call. */
export function cabinetAccess(viewer: Viewer | null, cabinet: Cabinet): Access {
  if (viewer === null) return 'not-authorized';
  if (viewer.supportPanels.includes(cabinet)) return 'enter';
  return cabinet === 'admin' ? 'main-screen' : 'not-found';
}

/** Does the cabinet have the section at all? */
export const sectionAccess = (cabinet: Cabinet, section: Section): Access =>
  hasSection(cabinet, section) ? 'enter' : 'not-found';
