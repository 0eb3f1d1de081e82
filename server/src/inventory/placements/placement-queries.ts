import { and, eq, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ownedWithin } from '../../platform/access/scope.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/database.ts';
import { formats, placements, scripts, sites, users } from '../../platform/db/schema.ts';
import { requireRow } from '../../platform/records/require-row.ts';
import { hasImpressions } from '../sites/site-state.ts';

export const nonDeletedPlacements: SQL = ne(placements.status, 'deleted');

const visibleSites = (actor: Actor) => and(ownedWithin(actor, sites.ownerId), ne(sites.status, 'deleted'));

const vpaidScripts = alias(scripts, 'vpaid_scripts');
const brandingScripts = alias(scripts, 'branding_scripts');

/** Selects placements with the data of responses; narrow it with `where`. */
export const selectPlacements = (db: Db) =>
  db
    .select({
      placement: placements,
      site: sites,
      hasImpressions,
      formatName: formats.name,
      vpaidScriptName: vpaidScripts.name,
      brandingScriptName: brandingScripts.name,
      currency: users.currency,
      owner: { status: users.status },
      ownerTimezone: users.timezone,
    })
    .from(placements)
    .innerJoin(sites, eq(sites.id, placements.siteId))
    .innerJoin(formats, eq(formats.id, placements.formatId))
    .leftJoin(vpaidScripts, eq(vpaidScripts.id, placements.vpaidScriptId))
    .leftJoin(brandingScripts, eq(brandingScripts.id, placements.brandingScriptId))
    .innerJoin(users, eq(users.id, sites.ownerId));

export type PlacementRow = Awaited<ReturnType<typeof selectPlacements>>[number];

/** @throws ApiError 404 for a placement outside the actor's scope */
export async function findPlacement(db: Db, actor: Actor, id: number): Promise<PlacementRow> {
  return requireRow(
    await selectPlacements(db).where(and(visibleSites(actor), nonDeletedPlacements, eq(placements.id, id))),
  );
}

/** @throws ApiError 404 for a site outside the actor's scope */
export async function requireSite(db: Db, actor: Actor, siteId: number): Promise<void> {
  const matching = and(visibleSites(actor), eq(sites.id, siteId));
  requireRow(await db.select({ id: sites.id }).from(sites).where(matching));
}
