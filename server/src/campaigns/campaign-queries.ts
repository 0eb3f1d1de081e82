import { and, eq, getTableColumns, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ownedWithin } from '../access/scope.ts';
import type { Actor } from '../access/viewer.ts';
import { notFound } from '../contract/api-error.ts';
import type { Db } from '../db/database.ts';
import { campaigns, formats, groups, users } from '../db/schema.ts';
import { formatOfAdverts } from './format-of-adverts.ts';

const editors = alias(users, 'editors');
// lists of thousands of entries are in the targeting: who needs it asks for it
const { targeting, ...withoutTargeting } = getTableColumns(campaigns);

/** The campaigns that somebody may see. */
export const visibleCampaigns = (actor: Actor): SQL | undefined =>
  and(ownedWithin(actor, campaigns.ownerId), ne(campaigns.status, 'deleted'));

/** Campaigns with what they point to; to be narrowed by `where`. */
export const selectCampaigns = (db: Db) =>
  db
    .select({
      campaign: withoutTargeting,
      ownerName: users.name,
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

/** @throws ApiError 404 for a campaign that the actor may not see */
export async function findCampaign(db: Db, actor: Actor, campaignId: number): Promise<CampaignRow> {
  const [row] = await selectCampaigns(db).where(and(visibleCampaigns(actor), eq(campaigns.id, campaignId)));
  if (row === undefined) throw notFound();
  return row;
}

/** A campaign that the actor was let at before, whatever has become of it. */
export async function readCampaign(db: Db, campaignId: number): Promise<CampaignRow> {
  const [row] = await selectCampaigns(db).where(eq(campaigns.id, campaignId));
  if (row === undefined) throw new Error('the campaign has gone');
  return row;
}

/** @throws ApiError 404 for a campaign that the actor may not see */
export async function findTargeting(db: Db, actor: Actor, campaignId: number) {
  const [row] = await db
    .select({ targeting })
    .from(campaigns)
    .where(and(visibleCampaigns(actor), eq(campaigns.id, campaignId)));
  if (row === undefined) throw notFound();
  return row.targeting;
}

/**
 * Reads a campaign and keeps others from changing it until the transaction ends.
 * @throws ApiError 404 for a campaign that the actor may not see
 */
export async function lockCampaign(tx: Db, actor: Actor, campaignId: number) {
  const [row] = await tx
    .select({ campaign: campaigns, updatedByName: editors.name })
    .from(campaigns)
    .innerJoin(editors, eq(editors.id, campaigns.updatedBy))
    .where(and(visibleCampaigns(actor), eq(campaigns.id, campaignId)))
    .for('update', { of: campaigns });
  if (row === undefined) throw notFound();
  return { ...row.campaign, updatedByName: row.updatedByName };
}

export type LockedCampaign = Awaited<ReturnType<typeof lockCampaign>>;
