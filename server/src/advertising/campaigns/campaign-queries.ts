import { and, eq, getTableColumns, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ownedWithin } from '../../platform/access/scope.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/database.ts';
import { campaigns, formats, groups, users } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { requireRow } from '../../platform/records/require-row.ts';
import { formatOfAdverts } from './format-of-adverts.ts';

const editors = alias(users, 'editors');
// the targeting may have lists of thousands of entries, so it is only read on demand
const { targeting, ...withoutTargeting } = getTableColumns(campaigns);

/** Limits a query to the campaigns in the actor's scope. */
export const visibleCampaigns = (actor: Actor): SQL | undefined =>
  and(ownedWithin(actor, campaigns.ownerId), ne(campaigns.status, 'deleted'));

/** Selects campaigns with the names of referenced records; narrow it with `where`. */
export const selectCampaigns = (db: Db) =>
  db
    .select({
      campaign: withoutTargeting,
      ownerName: users.name,
      ownerStatus: users.status,
      ownerTimezone: users.timezone,
      currency: users.currency,
      format: formatOfAdverts,
      group: {
        id: groups.id,
        name: groups.name,
        status: groups.status,
        cashLimit: groups.cashLimit,
        cashLimitDay: groups.cashLimitDay,
        startDate: groups.startDate,
        endDate: groups.endDate,
      },
    })
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.ownerId))
    .innerJoin(formats, eq(formats.id, campaigns.formatId))
    .leftJoin(groups, eq(groups.id, campaigns.groupId));

export type CampaignRow = Awaited<ReturnType<typeof selectCampaigns>>[number];

/** @throws ApiError 404 for a campaign outside the actor's scope */
export async function findCampaign(db: Db, actor: Actor, campaignId: number): Promise<CampaignRow> {
  return requireRow(await selectCampaigns(db).where(and(visibleCampaigns(actor), eq(campaigns.id, campaignId))));
}

/** Reads a campaign again after the actor's access was checked, whatever its status. */
export async function readCampaign(db: Db, campaignId: number): Promise<CampaignRow> {
  return expectRow(await selectCampaigns(db).where(eq(campaigns.id, campaignId)));
}

/** @throws ApiError 404 for a campaign outside the actor's scope */
export async function findTargeting(db: Db, actor: Actor, campaignId: number) {
  const rows = await db
    .select({ targeting })
    .from(campaigns)
    .where(and(visibleCampaigns(actor), eq(campaigns.id, campaignId)));
  return requireRow(rows).targeting;
}

/**
 * Reads a campaign and locks it until the transaction ends.
 * @throws ApiError 404 for a campaign outside the actor's scope
 */
export async function lockCampaign(tx: Db, actor: Actor, campaignId: number) {
  const rows = await tx
    .select({ campaign: campaigns, updatedByName: editors.name })
    .from(campaigns)
    .innerJoin(editors, eq(editors.id, campaigns.updatedBy))
    .where(and(visibleCampaigns(actor), eq(campaigns.id, campaignId)))
    .for('update', { of: campaigns });
  const { campaign, updatedByName } = requireRow(rows);
  return { ...campaign, updatedByName };
}

export type LockedCampaign = Awaited<ReturnType<typeof lockCampaign>>;
