import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../access/viewer.ts';
import { visibleCampaigns } from '../campaigns/campaign-queries.ts';
import { formatOfAdverts } from '../campaigns/format-of-adverts.ts';
import { notFound } from '../contract/api-error.ts';
import type { Db } from '../db/database.ts';
import { adverts, campaigns, formats, ordAdverts, users } from '../db/schema.ts';
import type { AdvertRow } from './advert-body.ts';

const editors = alias(users, 'editors');

/** The adverts that somebody may see: those of the campaigns that they may see. */
export const visibleAdverts = (actor: Actor): SQL | undefined =>
  and(visibleCampaigns(actor), ne(adverts.status, 'deleted'));

/**
 * The adverts of a campaign, by name in any case.
 * @param campaignId of one that the actor may see
 */
export async function listAdvertsOf(db: Db, campaignId: number): Promise<AdvertRow[]> {
  return db
    .select()
    .from(adverts)
    .where(and(eq(adverts.adsId, campaignId), ne(adverts.status, 'deleted')))
    .orderBy(sql`lower(${adverts.name})`, asc(adverts.id));
}

/**
 * An advert with its registration and its campaign.
 * @throws ApiError 404 for one that the actor may not see
 */
export async function findAdvert(db: Db, actor: Actor, advertId: number) {
  const [row] = await db
    .select({ advert: adverts, ordAdvert: ordAdverts, campaign: campaigns })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .leftJoin(ordAdverts, eq(ordAdverts.advertId, adverts.id))
    .where(and(visibleAdverts(actor), eq(adverts.id, advertId)));
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Reads an advert and keeps everybody else, the worker that transcodes its video too, from changing it until the
 * transaction ends.
 * @throws ApiError 404 for one that the actor may not see
 */
export async function lockAdvert(tx: Db, actor: Actor, advertId: number) {
  const [row] = await tx
    .select({
      advert: adverts,
      ownerId: campaigns.ownerId,
      format: formatOfAdverts,
      updatedByName: editors.name,
    })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .innerJoin(formats, eq(formats.id, campaigns.formatId))
    .innerJoin(editors, eq(editors.id, adverts.updatedBy))
    .where(and(visibleAdverts(actor), eq(adverts.id, advertId)))
    .for('update', { of: adverts });
  if (row === undefined) throw notFound();
  return row;
}
