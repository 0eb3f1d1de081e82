import { eq } from 'drizzle-orm';
import { refuseWithoutOwner } from '../../platform/access/refuse-without-owner.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { editedFields } from '../../platform/changes/edited-fields.ts';
import { changedFields, writeChanges } from '../../platform/changes/write-changes.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { campaigns } from '../../platform/db/schema.ts';
import { nextVersion } from '../../platform/records/versioned-records.ts';
import { requireFolder } from '../folders/require-folder.ts';
import { refuseInvalidTargeting } from '../targeting/refuse-invalid-targeting.ts';
import { type Targeting, withDefaults } from '../targeting/targeting.ts';
import { type CampaignFields, toCampaignColumns, toCampaignFields } from './campaign-columns.ts';
import type { LockedCampaign } from './campaign-queries.ts';
import { findFormat, requireGroup } from './references.ts';
import { refuseInvalidCampaign } from './refuse-invalid-campaign.ts';

type Status = components['schemas']['CampaignStatus'];

/** Undefined fields stay as they are. */
export type CampaignChange = Partial<CampaignFields> & { status?: Status; targeting?: Targeting };

/**
 * Changes a locked campaign by the rules for all changes, single or bulk, and writes the history. If nothing changes, the
 * version stays. The caller checks whether the status may change.
 * @returns the changed fields, with old and new values
 * @throws ApiError 400 for a start without an owner, 404 for a reference to another owner's record, 422
 */
export async function changeCampaign(
  tx: Transaction,
  actor: Actor,
  before: LockedCampaign,
  { status = before.status, targeting = before.targeting, ...change }: CampaignChange,
): Promise<components['schemas']['FieldChange'][]> {
  await refuseWithoutOwner(tx, { kind: 'campaign', ownerId: before.ownerId, from: before.status, to: status });
  const was = toCampaignFields(before);
  const fields = { ...was, ...given(change) };
  if (fields.group_id !== was.group_id) await requireGroup(tx, fields.group_id, before.ownerId);
  if (fields.folder_id !== was.folder_id) await requireFolder(tx, fields.folder_id, { ...before, kind: 'campaign' });
  // a campaign can be stopped and renamed after its format became more expensive, but starting it is a new purchase
  const buys = status === 'working' && before.status !== 'working';
  const otherPrice = (['format_id', 'bid', 'pay_model'] as const).some((name) => fields[name] !== was[name]);
  const format = buys || otherPrice ? await findFormat(tx, fields.format_id, before.ownerId) : null;
  refuseInvalidCampaign(fields, { format, before: was });
  if (targeting !== before.targeting) await refuseInvalidTargeting(tx, targeting, () => before.targeting);

  const changed = changedFields(
    { ...was, status: before.status, ...toChangedFields(before.targeting) },
    { ...fields, status, ...toChangedFields(targeting) },
  );
  // the version stays, so that other open edits do not become outdated
  if (changed.length === 0) return changed;
  const edited = editedFields(changed);
  await tx
    .update(campaigns)
    .set({
      ...toCampaignColumns(fields),
      status,
      // long lists are only written if they changed
      targeting: targeting === before.targeting ? undefined : targeting,
      ...(edited.length > 0 && nextVersion(before, actor)),
    })
    .where(eq(campaigns.id, before.id));
  if (edited.length > 0) await writeChanges(tx, actor, { kind: 'campaign', recordId: before.id, fields: edited });
  return changed;
}

/** Maps each setting of the targeting to a field of the history: `ads.active_hours`. */
const toChangedFields = (targeting: Targeting) =>
  Object.fromEntries(Object.entries(withDefaults(targeting)).map(([name, value]) => [`ads.${name}`, value]));

const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
