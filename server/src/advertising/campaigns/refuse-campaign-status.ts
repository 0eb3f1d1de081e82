import { campaignActionBetween } from '@preroll/rules/campaign/campaign-action-between';
import { type CampaignStatusAction, checkCampaignAction } from '@preroll/rules/campaign/campaign-status';
import type { Actor } from '../../platform/access/viewer.ts';
import { forbidden, refusedBy } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';

type Status = components['schemas']['CampaignStatus'];

/**
 * Checks a change of a campaign's status.
 * @param action the requested action, if it is more than a status change
 * @throws ApiError 403 for a lock that the actor may not change, 400 for an action that is not possible now
 */
export function refuseCampaignStatus(
  { cabinet }: Pick<Actor, 'cabinet'>,
  from: Status,
  to: Status,
  action: CampaignStatusAction | null = campaignActionBetween(from, to),
): void {
  const touchesLock = from !== to && (from === 'lock' || to === 'lock');
  if (touchesLock && cabinet === 'advertiser')
    throw forbidden('Only a manager or an admin can lock or unlock a campaign');
  const refusal = action && checkCampaignAction(from, action);
  if (refusal) throw refusedBy(refusal);
}
