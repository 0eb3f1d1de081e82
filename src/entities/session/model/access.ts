import type { Cabinet } from './cabinets';
import type { Viewer } from './viewer';

/** What a guard does with somebody on a cabinet's path (specification, sections 2 and 6). */
export type Access = 'enter' | 'not-authorized' | 'main-screen' | 'not-found';

/** May the viewer enter the cabinet? The server decides again on every call. */
export function cabinetAccess(viewer: Pick<Viewer, 'supportPanels'> | null, cabinet: Cabinet): Access {
  if (viewer === null) return 'not-authorized';
  if (viewer.supportPanels.includes(cabinet)) return 'enter';
  return cabinet === 'admin' ? 'main-screen' : 'not-found';
}
