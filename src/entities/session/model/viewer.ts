import { isAdmin } from '@preroll/rules/user/admin';
import type { SupportPanel } from '@/shared/api';

/** The part of a session that decides what its user may do. */
export interface Viewer {
  supportPanels: readonly SupportPanel[];
  isAdmin: boolean;
}

export const isAdminOrManager = (viewer: Viewer): boolean =>
  isAdmin(viewer) || viewer.supportPanels.includes('manager');
