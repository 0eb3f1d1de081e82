import { isAdmin, type SessionUser } from '../auth/session-user.ts';
import type { Cabinet } from './viewer.ts';

/**
 * The cabinet of this name if the user may act in it: one of the user's panels, and for `admin` the flag too. The panel
 * alone makes nobody an admin, neither for requests nor for events.
 */
export function findCabinet(user: Pick<SessionUser, 'isAdmin' | 'supportPanels'>, name: unknown): Cabinet | undefined {
  const cabinet = user.supportPanels.find((panel): panel is Cabinet => panel !== 'block' && panel === name);
  return cabinet === 'admin' && !isAdmin(user) ? undefined : cabinet;
}
