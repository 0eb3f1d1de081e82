import type { Refusal } from '../text/refusal.ts';
import { hasAdminPanel, isAdmin } from '../user/admin.ts';

type AdvertStatus = 'approved' | 'working' | 'stopped' | 'moderate' | 'ban' | 'deleted';

interface Viewer {
  supportPanels: readonly string[];
  isAdmin: boolean;
}

/**
 * - `forbidden`: only admins may make this change
 * - `no-change`: the advert already has the status
 * - `invalid-transition`: this status can't follow the current one
 * - `unknown-status`: the status doesn't exist or can't be set
 */
export type StatusRefusal = Refusal<'forbidden' | 'no-change' | 'invalid-transition' | 'unknown-status'>;

const refuse = (code: StatusRefusal['code'], text: string): StatusRefusal => ({ code, text });

/** Adverts with these statuses can't be started or stopped. */
const finalStatuses: readonly AdvertStatus[] = ['deleted', 'ban'];

/**
 * Returns why the viewer may not change an advert's status to the target; null if they may. The texts are those of the
 * specification (section 4).
 */
export function checkStatusChange(status: AdvertStatus, target: string, viewer: Viewer): StatusRefusal | null {
  switch (target) {
    case 'approved':
      return checkApproval(status, viewer);
    case 'working':
    case 'stopped':
      return checkDelivery(status, target, viewer);
    case 'moderate':
      return checkModeration(status, viewer);
    case 'ban':
      return isAdmin(viewer) ? null : refuse('forbidden', 'only admin can ban');
    default:
      return refuse('unknown-status', 'unknown status');
  }
}

function checkApproval(status: AdvertStatus, viewer: Viewer): StatusRefusal | null {
  if (status === 'approved') return refuse('no-change', 'advert already approved');
  return isAdmin(viewer) ? null : refuse('forbidden', 'only admin can approved');
}

function checkDelivery(status: AdvertStatus, target: 'working' | 'stopped', viewer: Viewer): StatusRefusal | null {
  if (status === target) return refuse('no-change', `advert already ${target}`);
  const isFinal = finalStatuses.includes(status);
  const awaitsModeration = status === 'moderate' && !hasAdminPanel(viewer);
  return isFinal || awaitsModeration ? refuse('invalid-transition', `cannot start, advert status ${status}`) : null;
}

function checkModeration(status: AdvertStatus, viewer: Viewer): StatusRefusal | null {
  if (!isAdmin(viewer)) return refuse('forbidden', 'only admin can on moderate');
  return status === 'moderate' ? refuse('no-change', 'advert already on moderate') : null;
}
