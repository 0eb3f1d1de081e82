import { isAdmin } from '@preroll/rules/user/admin';
import type { SupportPanel } from '@/shared/api';

/** The part of a session that determines the user's permissions. */
export interface Viewer {
  supportPanels: readonly SupportPanel[];
  isAdmin: boolean;
}

export const isAdminOrManager = (viewer: Viewer): boolean =>
  isAdmin(viewer) || viewer.supportPanels.includes('manager');
