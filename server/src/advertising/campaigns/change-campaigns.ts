import { type CampaignStatusAction, campaignStatusAfter } from '@preroll/rules/campaign/campaign-status';
import { inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Notices } from '../../identity/notifications/notices.ts';
import { refuseStaleEdit } from '../../platform/access/refuse-stale-edit.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { changeEach, type Outcome, toBulkResult } from '../../platform/bulk/change-each.ts';
import { editedFields } from '../../platform/changes/edited-fields.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { campaigns } from '../../platform/db/schema.ts';
import { describeCampaigns } from './campaign-body.ts';
import { type LockedCampaign, lockCampaign, selectCampaigns } from './campaign-queries.ts';
import { type CampaignChange, changeCampaign } from './change-campaign.ts';
import { notifyCampaignOwner } from './notify-campaign-owner.ts';
import { refuseCampaignStatus } from './refuse-campaign-status.ts';

type Schemas = components['schemas'];
type Bulk = Schemas['CampaignBulk'];
type Result = Schemas['CampaignBulkResult'];

/** The changes of one campaign; in a dry run, with the version on which they are based. */
type Done = Pick<Result, 'changes' | 'version'>;

/** Rolls back the transaction of a dry run. */
class Tried extends Error {
  readonly done: Done;

  constructor(done: Done) {
    super('tried');
    this.done = done;
  }
}

/**
 * Applies one action to several campaigns, and returns the changed campaigns.
 * @throws ApiError 422 for an action without its parameters
 */
export async function changeCampaigns(
  { db, notices }: { db: Db; notices: Notices },
  actor: Actor,
  body: Bulk,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Result[]> {
  refuseIncomplete(body);
  const outcomes = await changeEach(body.ids, log, (id) => changeOne(db, actor, id, body));
  const changed = body.dry_run ? [] : outcomes.filter(({ ok }) => ok).map(({ id }) => id);
  const rows = changed.length === 0 ? [] : await selectCampaigns(db).where(inArray(campaigns.id, changed));
  const now = new Map((await describeCampaigns(db, rows)).map((campaign) => [campaign.id, campaign]));
  if (changed.length > 0)
    await notifyOwners(
      { db, notices },
      actor,
      rows.map(({ campaign }) => campaign),
      outcomes,
    );
  return outcomes.map((outcome) => toResult(outcome, now.get(outcome.id)));
}

/** Sends each owner a single message, after all campaigns have been changed one by one. */
async function notifyOwners(
  { db, notices }: { db: Db; notices: Notices },
  actor: Actor,
  rows: readonly Pick<LockedCampaign, 'id' | 'name' | 'ownerId'>[],
  outcomes: readonly Outcome<Done>[],
): Promise<void> {
  const edited = new Set(
    outcomes.flatMap((outcome) => (outcome.ok && editedFields(outcome.done.changes).length > 0 ? outcome.id : [])),
  );
  const byOwner = Map.groupBy(
    rows.filter(({ id }) => edited.has(id)),
    ({ ownerId }) => ownerId,
  );
  await db.transaction(async (tx) => {
    for (const [ownerId, campaigns] of byOwner) await notifyCampaignOwner(tx, notices, actor, { ownerId, campaigns });
  });
}

async function changeOne(db: Db, actor: Actor, id: number, body: Bulk): Promise<Done> {
  try {
    return await db.transaction(async (tx) => {
      const campaign = await lockCampaign(tx, actor, id);
      const seen = body.versions?.[id];
      if (seen !== undefined) refuseStaleEdit(campaign, seen);
      const changes = await changeCampaign(tx, actor, campaign, toChange(actor, body, campaign));
      if (body.dry_run) throw new Tried({ changes, version: campaign.version });
      return { changes };
    });
  } catch (error) {
    if (error instanceof Tried) return error.done;
    throw error;
  }
}

function toResult(outcome: Outcome<Done>, campaign: Schemas['Campaign'] | undefined): Result {
  const result = toBulkResult(outcome);
  if (outcome.ok) return { ...result, ...outcome.done, ...(campaign && { campaign }) };
  const { fields } = outcome.refusal;
  return { ...result, ...(fields && { errors: fields }), changes: [] };
}

/** @throws ApiError 400, 403 for a refused status change */
function toChange(actor: Actor, body: Bulk, { status, targeting }: LockedCampaign): CampaignChange {
  switch (body.action) {
    case 'start':
    case 'stop':
    case 'lock':
    case 'archive':
    case 'restore':
      return { status: statusAfter(actor, status, body.action, body.status) };
    case 'move_to_group':
      return { group_id: body.group_id };
    case 'move_to_folder':
      return { folder_id: body.folder_id };
    case 'set_limits':
      return { targeting: { ...targeting, ...body.limits } };
    case 'set_dates':
      return { start_date: body.start_date, end_date: body.end_date };
  }
}

function statusAfter(
  actor: Actor,
  before: Schemas['CampaignStatus'],
  action: CampaignStatusAction,
  restored: Bulk['status'],
): Schemas['CampaignStatus'] {
  const status = (action === 'restore' && restored) || campaignStatusAfter[action];
  refuseCampaignStatus(actor, before, status, action);
  return status;
}

const needs: Partial<Record<Schemas['CampaignAction'], (keyof Bulk)[]>> = {
  move_to_group: ['group_id'],
  move_to_folder: ['folder_id'],
  set_limits: ['limits'],
  set_dates: ['start_date', 'end_date'],
};

/** Requires one of the action's parameters; null counts as given. */
function refuseIncomplete(body: Bulk): void {
  const [first, ...others] = needs[body.action] ?? [];
  if (first === undefined || [first, ...others].some((field) => body[field] !== undefined)) return;
  throw invalid({ [first]: ['Required'] });
}
