import { and, eq, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ownedWithin } from '../access/scope.ts';
import type { Actor } from '../access/viewer.ts';
import { notFound } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { adverts, campaigns, users } from '../db/schema.ts';

const editors = alias(users, 'editors');

/** The campaigns that somebody may see. */
export const visibleCampaigns = (actor: Actor): SQL | undefined =>
  and(ownedWithin(actor, campaigns.ownerId), ne(campaigns.status, 'deleted'));

/** Campaigns as they are answered; to be narrowed by `where`. */
export const selectCampaigns = (db: Db) =>
  db
    .select({
      campaign: campaigns,
      ownerName: users.name,
      advertsCount: db.$count(adverts, and(eq(adverts.adsId, campaigns.id), ne(adverts.status, 'deleted'))),
    })
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.ownerId));

type CampaignRow = Awaited<ReturnType<typeof selectCampaigns>>[number];

export const toCampaignBody = ({
  campaign,
  ownerName,
  advertsCount,
}: CampaignRow): components['schemas']['Campaign'] => ({
  id: campaign.id,
  name: campaign.name,
  owner_id: campaign.ownerId,
  owner_name: ownerName,
  status: campaign.status,
  advert_link: campaign.advertLink,
  adverts_count: advertsCount,
  version: campaign.version,
  created_at: campaign.createdAt.toISOString(),
  updated_at: campaign.updatedAt.toISOString(),
});

/** @throws ApiError 404 for a campaign that the actor may not see */
export async function findCampaign(db: Db, actor: Actor, campaignId: number) {
  const [row] = await selectCampaigns(db).where(and(visibleCampaigns(actor), eq(campaigns.id, campaignId)));
  if (row === undefined) throw notFound();
  return row;
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
