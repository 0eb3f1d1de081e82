import type { Cabinet } from './cabinets';
import type { Viewer } from './viewer';

/** The decision about access to a cabinet's path (specification, sections 2 and 6). */
export type Access = 'enter' | 'not-authorized' | 'main-screen' | 'not-found';

/** Decides whether the viewer may enter the cabinet. The server checks each request as well. */
export function cabinetAccess(viewer: Pick<Viewer, 'supportPanels'> | null, cabinet: Cabinet): Access {
  if (viewer === null) return 'not-authorized';
  if (viewer.supportPanels.includes(cabinet)) return 'enter';
  return cabinet === 'admin' ? 'main-screen' : 'not-found';
}
