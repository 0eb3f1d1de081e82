import type { SupportPanel } from '@/shared/api';

/** What decides about somebody's rights. */
export interface Viewer {
  supportPanels: readonly SupportPanel[];
  isAdmin: boolean;
}

/** Admin takes the flag and the panel (specification, section 6). */
export const isAdmin = (viewer: Viewer): boolean => viewer.isAdmin && hasAdminPanel(viewer);

const hasAdminPanel = (viewer: Viewer): boolean => viewer.supportPanels.includes('admin');

export const isAdminOrManager = (viewer: Viewer): boolean =>
  isAdmin(viewer) || viewer.supportPanels.includes('manager');
