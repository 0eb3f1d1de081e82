import type { AdvertStatus } from '@/shared/api';

/** Whoever asks for a change of status; the same as the session's viewer. */
interface Viewer {
  supportPanels: readonly string[];
  isAdmin: boolean;
}

const hasAdminPanel = ({ supportPanels }: Viewer) => supportPanels.includes('admin');
const isAdmin = (viewer: Viewer) => viewer.isAdmin && hasAdminPanel(viewer);

const neverStarts: readonly AdvertStatus[] = ['deleted', 'ban'];

function refuseDelivery(status: AdvertStatus, target: 'working' | 'stopped', viewer: Viewer): string | null {
  if (status === target) return `advert already ${target}`;
  const refused = neverStarts.includes(status) || (status === 'moderate' && !hasAdminPanel(viewer));
  return refused ? `cannot start, advert status ${status}` : null;
}

function refuseApproval(status: AdvertStatus, viewer: Viewer): string | null {
  if (status === 'approved') return 'advert already approved';
  return isAdmin(viewer) ? null : 'only admin can approved';
}

function refuseModeration(status: AdvertStatus, viewer: Viewer): string | null {
  if (!isAdmin(viewer)) return 'only admin can on moderate';
  return status === 'moderate' ? 'advert already on moderate' : null;
}

/**
 * Why the viewer may not move an advert from its status to the target; null where they may.
 *
 * The texts are the specification's (section 4). Twin: `server/src/adverts/advert-status-policy.ts`, which decides
 * again; both walk the table of `openapi/policies/advert-status-change.ts` in their tests.
 */
export function refuseStatusChange(advert: { status: AdvertStatus }, target: string, viewer: Viewer): string | null {
  switch (target) {
    case 'approved':
      return refuseApproval(advert.status, viewer);
    case 'working':
    case 'stopped':
      return refuseDelivery(advert.status, target, viewer);
    case 'moderate':
      return refuseModeration(advert.status, viewer);
    case 'ban':
      return isAdmin(viewer) ? null : 'only admin can ban';
    default:
      return 'unknown status';
  }
}
