import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/database.ts';
import { adverts, campaigns, formats, ordAdverts, users } from '../../platform/db/schema.ts';
import { requireRow } from '../../platform/records/require-row.ts';
import { visibleCampaigns } from '../campaigns/campaign-queries.ts';
import { formatOfAdverts } from '../campaigns/format-of-adverts.ts';
import type { AdvertRow } from './advert-body.ts';

const editors = alias(users, 'editors');

/** Limits a query to the adverts in the actor's scope, which are those of the campaigns in it. */
export const visibleAdverts = (actor: Actor): SQL | undefined =>
  and(visibleCampaigns(actor), ne(adverts.status, 'deleted'));

/**
 * Lists the adverts of a campaign by name, case-insensitively.
 * @param campaignId a campaign in the actor's scope
 */
export async function listAdvertsOf(db: Db, campaignId: number): Promise<AdvertRow[]> {
  return db
    .select()
    .from(adverts)
    .where(and(eq(adverts.adsId, campaignId), ne(adverts.status, 'deleted')))
    .orderBy(sql`lower(${adverts.name})`, asc(adverts.id));
}

/**
 * Finds an advert with its registration and its campaign.
 * @throws ApiError 404 for an advert outside the actor's scope
 */
export async function findAdvert(db: Db, actor: Actor, advertId: number) {
  const rows = await db
    .select({
      ...{ advert: adverts, ordAdvert: ordAdverts, campaign: campaigns },
      owner: { name: users.name, legalName: users.legalName },
    })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .innerJoin(users, eq(users.id, campaigns.ownerId))
    .leftJoin(ordAdverts, eq(ordAdverts.advertId, adverts.id))
    .where(and(visibleAdverts(actor), eq(adverts.id, advertId)));
  return requireRow(rows);
}

/**
 * Reads an advert and locks it until the transaction ends, also against the transcoding worker.
 * @throws ApiError 404 for an advert outside the actor's scope
 */
export async function lockAdvert(tx: Db, actor: Actor, advertId: number) {
  const rows = await tx
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
  return requireRow(rows);
}
