import type { components } from '../contract/generated/contract.d.ts';

type AdvertStatus = components['schemas']['AdvertStatus'];

interface StatusViewer {
  supportPanels: readonly string[];
  isAdmin: boolean;
}

/** Neither can be started or stopped by anybody. */
const final: readonly AdvertStatus[] = ['deleted', 'ban'];

/**
 * Why an advert may not go from its status to another one, in the words of section 4 of the specification; null where
 * it may. Refusals that begin with "only admin" are a matter of who asks (403), the others of the advert (400).
 *
 * Twin: `src/entities/advert/model/advert-status-policy.ts` in the application. Both are held to the table of
 * `openapi/policies/advert-status-change.ts`.
 */
export function refuseStatusChange(status: AdvertStatus, target: string, viewer: StatusViewer): string | null {
  const hasPanel = viewer.supportPanels.includes('admin');
  const isAdmin = viewer.isAdmin && hasPanel;
  switch (target) {
    case 'approved':
      if (status === 'approved') return 'advert already approved';
      return isAdmin ? null : 'only admin can approved';
    case 'working':
    case 'stopped':
      if (status === target) return `advert already ${target}`;
      if (final.includes(status) || (status === 'moderate' && !hasPanel))
        return `cannot start, advert status ${status}`;
      return null;
    case 'moderate':
      if (!isAdmin) return 'only admin can on moderate';
      return status === 'moderate' ? 'advert already on moderate' : null;
    case 'ban':
      return isAdmin ? null : 'only admin can ban';
    default:
      return 'unknown status';
  }
}
