import { and, eq, getTableColumns, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ownedWithin } from '../../platform/access/scope.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { sites, users } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { requireRow } from '../../platform/records/require-row.ts';
import { hasImpressions, siteState } from './site-state.ts';

const editors = alias(users, 'editors');
const twins = alias(sites, 'twins');
const { searchText: _, ...columns } = getTableColumns(sites);

/** The domain with `www.`, or without it if it has it. */
export const twinDomain = (domain: SQLWrapper) =>
  sql`case when starts_with(${domain}, 'www.') then substr(${domain}, 5) else 'www.' || ${domain} end`;

/** Limits a query to the sites in the actor's scope. */
export const visibleSites = (actor: Actor): SQL | undefined =>
  and(ownedWithin(actor, sites.ownerId), ne(sites.status, 'deleted'));

/** Selects sites with their state and owner; narrow it with `where`. */
export const selectSites = (db: Db) =>
  db
    .select({
      site: columns,
      state: siteState,
      hasImpressions,
      ownerName: users.name,
      ownerTimezone: users.timezone,
      twin: { domain: twins.domainUnicode, ownerId: twins.ownerId },
    })
    .from(sites)
    .innerJoin(users, eq(users.id, sites.ownerId))
    .leftJoin(twins, and(eq(twins.domain, twinDomain(sites.domain)), ne(twins.status, 'deleted')));

export type SiteWithState = Awaited<ReturnType<typeof selectSites>>[number];
export type SiteRow = SiteWithState['site'];

/** @throws ApiError 404 for a site outside the actor's scope */
export async function findSite(db: Db, actor: Actor, siteId: number): Promise<SiteWithState> {
  return requireRow(await selectSites(db).where(and(visibleSites(actor), eq(sites.id, siteId))));
}

/** Reads a site again after the actor's access was checked. */
export async function readSite(db: Db, siteId: number): Promise<SiteWithState> {
  return expectRow(await selectSites(db).where(eq(sites.id, siteId)));
}

/**
 * Reads a site and locks it until the transaction ends.
 * @throws ApiError 404 for a site outside the actor's scope
 */
export async function lockSite(tx: Transaction, actor: Actor, siteId: number) {
  const rows = await tx
    .select({ site: columns, updatedByName: editors.name })
    .from(sites)
    .leftJoin(editors, eq(editors.id, sites.updatedBy))
    .where(and(visibleSites(actor), eq(sites.id, siteId)))
    // not `for update`: inserted results of the site, which refer to it, need not wait then, and can't deadlock with this
    // lock
    .for('no key update', { of: sites });
  const { site, updatedByName } = requireRow(rows);
  return { ...site, updatedByName: updatedByName ?? 'Somebody' };
}

export type LockedSite = Awaited<ReturnType<typeof lockSite>>;
