import type { Notices } from '../../identity/notifications/notices.ts';
import { timezoneOf } from '../../identity/users/timezone-of.ts';
import { ownerOfNew } from '../../platform/access/owner-of-new.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { campaigns } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { removeDraft } from '../drafts/drafts.ts';
import { requireFolder } from '../folders/require-folder.ts';
import { refuseInvalidTargeting } from '../targeting/refuse-invalid-targeting.ts';
import { parseTargeting } from '../targeting/targeting.ts';
import { toCampaignColumns } from './campaign-columns.ts';
import { type CampaignRow, readCampaign } from './campaign-queries.ts';
import { notifyCampaignOwner } from './notify-campaign-owner.ts';
import { findFormat, requireGroup } from './references.ts';
import { refuseInvalidCampaign } from './refuse-invalid-campaign.ts';

/**
 * Creates a stopped campaign with its targeting.
 * @throws ApiError 404 for a group, folder or format that its owner cannot use, 422
 */
export function createCampaign(
  { db, notices }: { db: Db; notices: Notices },
  actor: Actor,
  body: components['schemas']['CampaignCreate'],
): Promise<CampaignRow> {
  const targeting = parseTargeting(body.ads);
  return db.transaction(async (tx) => {
    const ownerId = await ownerOfNew(tx, actor, body.owner_id);
    await requireGroup(tx, body.group_id, ownerId);
    await requireFolder(tx, body.folder_id, { ownerId, kind: 'campaign' });
    refuseInvalidCampaign(body, { format: await findFormat(tx, body.format_id, ownerId) });
    await refuseInvalidTargeting(tx, targeting);
    const columns = toCampaignColumns({ timezone: await timezoneOf(tx, ownerId), ...body });
    const inserted = await tx
      .insert(campaigns)
      .values({ ...columns, targeting, ownerId, updatedBy: actor.user.id })
      .returning({ id: campaigns.id });
    await removeDraft(tx, actor.user.id, 'new-campaign');
    const { id } = expectRow(inserted);
    await notifyCampaignOwner(tx, notices, actor, { ownerId, campaigns: [{ id, name: body.name }], isNew: true });
    return readCampaign(tx, id);
  });
}
