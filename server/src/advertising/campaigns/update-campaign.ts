import type { Notices } from '../../identity/notifications/notices.ts';
import { refuseStaleEdit } from '../../platform/access/refuse-stale-edit.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { editedFields } from '../../platform/changes/edited-fields.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { removeDraft } from '../drafts/drafts.ts';
import { parseTargeting } from '../targeting/targeting.ts';
import { type CampaignRow, lockCampaign, readCampaign } from './campaign-queries.ts';
import { changeCampaign } from './change-campaign.ts';
import { notifyCampaignOwner } from './notify-campaign-owner.ts';
import { refuseCampaignStatus } from './refuse-campaign-status.ts';

/**
 * Replaces a campaign including its status.
 * @throws ApiError 400 for an outdated edit or an impossible status change, 403 for a lock that the actor may not change,
 * 404, 422
 */
export function updateCampaign(
  { db, notices }: { db: Db; notices: Notices },
  actor: Actor,
  campaignId: number,
  { version, ads, ...fields }: components['schemas']['CampaignUpdate'],
): Promise<CampaignRow> {
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, actor, campaignId);
    refuseStaleEdit(campaign, version);
    refuseCampaignStatus(actor, campaign.status, fields.status);
    const changed = await changeCampaign(tx, actor, campaign, { ...fields, targeting: ads && parseTargeting(ads) });
    const { id, ownerId } = campaign;
    if (editedFields(changed).length > 0)
      await notifyCampaignOwner(tx, notices, actor, { ownerId, campaigns: [{ id, name: fields.name }] });
    // only the complete form sends the targeting; a change of the status alone keeps the draft
    if (ads) await removeDraft(tx, actor.user.id, `campaign:${campaignId}`);
    return readCampaign(tx, campaignId);
  });
}
