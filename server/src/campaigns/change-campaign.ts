import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import { editedFields } from '../changes/edited-fields.ts';
import { changedFields, writeChanges } from '../changes/write-changes.ts';
import { forbidden } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Transaction } from '../db/database.ts';
import { campaigns } from '../db/schema.ts';
import { requireFolder } from '../folders/require-folder.ts';
import { refuseInvalidTargeting } from '../targeting/refuse-invalid-targeting.ts';
import { type Targeting, withDefaults } from '../targeting/targeting.ts';
import { type CampaignFields, toCampaignColumns, toCampaignFields } from './campaign-columns.ts';
import type { LockedCampaign } from './campaign-queries.ts';
import { findFormat, requireGroup } from './references.ts';
import { refuseInvalidCampaign } from './refuse-invalid-campaign.ts';

type Status = components['schemas']['CampaignStatus'];

/** What is undefined stays as it is. */
export type CampaignChange = Partial<CampaignFields> & { status?: Status; targeting?: Targeting };

/**
 * Changes a locked campaign by the rules of every change, alone or among many, and records what changed. Where nothing
 * did, its version stays.
 * @returns the changed fields, from what to what
 * @throws ApiError 403 for a lock that isn't the actor's to set, 404 for a foreign reference, 422
 */
export async function changeCampaign(
  tx: Transaction,
  actor: Actor,
  before: LockedCampaign,
  { status = before.status, targeting = before.targeting, ...change }: CampaignChange,
): Promise<components['schemas']['FieldChange'][]> {
  refuseLockChange(before.status, status, actor);
  const was = toCampaignFields(before);
  const fields = { ...was, ...given(change) };
  if (fields.group_id !== was.group_id) await requireGroup(tx, fields.group_id, before.ownerId);
  if (fields.folder_id !== was.folder_id) await requireFolder(tx, fields.folder_id, { ...before, kind: 'campaign' });
  // a campaign can be stopped, and renamed, after its format has become dearer; to start it is to buy anew
  const buys = status === 'working' && before.status !== 'working';
  const otherPrice = fields.format_id !== was.format_id || fields.bid !== was.bid;
  // a link that stood there before the rules for links stays
  const link = fields.advert_link === was.advert_link ? undefined : fields.advert_link;
  refuseInvalidCampaign(
    { ...fields, advert_link: link },
    buys || otherPrice ? await findFormat(tx, fields.format_id) : null,
  );
  if (targeting !== before.targeting) await refuseInvalidTargeting(tx, targeting, () => before.targeting);

  const changed = changedFields(
    { ...was, status: before.status, ...toChangedFields(before.targeting) },
    { ...fields, status, ...toChangedFields(targeting) },
  );
  // what somebody else has open is as it was
  if (changed.length === 0) return changed;
  const edited = editedFields(changed);
  await tx
    .update(campaigns)
    .set({
      ...toCampaignColumns(fields),
      status,
      // long lists are written only where they are new
      targeting: targeting === before.targeting ? undefined : targeting,
      ...(edited.length > 0 && { version: before.version + 1, updatedBy: actor.user.id, updatedAt: sql`now()` }),
    })
    .where(eq(campaigns.id, before.id));
  if (edited.length > 0) await writeChanges(tx, actor, { kind: 'campaign', recordId: before.id, fields: edited });
  return changed;
}

/** Each setting of the targeting is a field: `ads.active_hours`. */
const toChangedFields = (targeting: Targeting) =>
  Object.fromEntries(Object.entries(withDefaults(targeting)).map(([name, value]) => [`ads.${name}`, value]));

/** Only managers and admins lock a campaign, or free it. */
function refuseLockChange(from: Status, to: Status, { cabinet }: Actor): void {
  const touchesLock = from !== to && (from === 'lock' || to === 'lock');
  if (touchesLock && cabinet === 'advertiser')
    throw forbidden('Only a manager or an admin can lock or unlock a campaign');
}

const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
