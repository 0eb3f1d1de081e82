import type { Refusal } from '../text/refusal.ts';
import { hasAdminPanel, isAdmin } from '../user/admin.ts';

type AdvertStatus = 'approved' | 'working' | 'stopped' | 'moderate' | 'ban' | 'deleted';

/** The user who asks for a change of status. */
interface Viewer {
  supportPanels: readonly string[];
  isAdmin: boolean;
}

/**
 * - `forbidden`: only admins may make this change
 * - `no-change`: the advert already has the status
 * - `invalid-transition`: this status can't follow the current one
 * - `unknown-status`: nobody can set this status
 */
export type StatusRefusal = Refusal<'forbidden' | 'no-change' | 'invalid-transition' | 'unknown-status'>;

const refuse = (code: StatusRefusal['code'], text: string): StatusRefusal => ({ code, text });

/** Nobody can start or stop an advert that has one of these. */
const finalStatuses: readonly AdvertStatus[] = ['deleted', 'ban'];

/**
 * Says why the viewer may not move an advert from its status to the target; null if they may. The texts are the
 * specification's (section 4).
 */
export function refuseStatusChange(status: AdvertStatus, target: string, viewer: Viewer): StatusRefusal | null {
  switch (target) {
    case 'approved':
      return refuseApproval(status, viewer);
    case 'working':
    case 'stopped':
      return refuseDelivery(status, target, viewer);
    case 'moderate':
      return refuseModeration(status, viewer);
    case 'ban':
      return isAdmin(viewer) ? null : refuse('forbidden', 'only admin can ban');
    default:
      return refuse('unknown-status', 'unknown status');
  }
}

function refuseApproval(status: AdvertStatus, viewer: Viewer): StatusRefusal | null {
  if (status === 'approved') return refuse('no-change', 'advert already approved');
  return isAdmin(viewer) ? null : refuse('forbidden', 'only admin can approved');
}

function refuseDelivery(status: AdvertStatus, target: 'working' | 'stopped', viewer: Viewer): StatusRefusal | null {
  if (status === target) return refuse('no-change', `advert already ${target}`);
  const isFinal = finalStatuses.includes(status);
  const awaitsModeration = status === 'moderate' && !hasAdminPanel(viewer);
  return isFinal || awaitsModeration ? refuse('invalid-transition', `cannot start, advert status ${status}`) : null;
}

function refuseModeration(status: AdvertStatus, viewer: Viewer): StatusRefusal | null {
  if (!isAdmin(viewer)) return refuse('forbidden', 'only admin can on moderate');
  return status === 'moderate' ? refuse('no-change', 'advert already on moderate') : null;
}
