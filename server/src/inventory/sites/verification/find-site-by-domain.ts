import { and, eq, ne, sql } from 'drizzle-orm';
import { ownedWithin } from '../../../platform/access/scope.ts';
import type { Actor } from '../../../platform/access/viewer.ts';
import { type FieldErrors, invalid } from '../../../platform/contract/api-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import { sites } from '../../../platform/db/schema.ts';
import { twinDomain } from '../site-queries.ts';

/** Does not reveal the owner. */
const taken: FieldErrors = { domain: ['This domain has been added already. If it is yours, write to your manager'] };

/**
 * Finds the site in the actor's scope that has a domain; null if there is none.
 * @throws ApiError 422 for the domain of a site outside the scope, without details
 */
export async function findSiteByDomain(
  db: Db,
  actor: Actor,
  domain: string,
): Promise<{ id: number; name: string } | null> {
  const [added] = await db
    .select({ id: sites.id, name: sites.name, isVisible: sql<boolean>`${ownedWithin(actor, sites.ownerId) ?? true}` })
    .from(sites)
    .where(and(eq(sites.domain, domain), ne(sites.status, 'deleted')));
  if (added === undefined) return null;
  const { isVisible, ...site } = added;
  if (!isVisible) throw invalid(taken);
  return site;
}

/** Finds the site in the actor's scope whose domain differs only by `www.`; null if there is none. */
export async function findDomainTwin(
  db: Db,
  actor: Actor,
  domain: string,
): Promise<{ id: number; name: string } | null> {
  const [found] = await db
    .select({ id: sites.id, name: sites.name })
    .from(sites)
    .where(
      and(
        eq(sites.domain, twinDomain(sql`${domain}::text`)),
        ne(sites.status, 'deleted'),
        ownedWithin(actor, sites.ownerId),
      ),
    );
  return found ?? null;
}

/** The error for a domain that another site has. It names the site only to users who may see it. */
export async function domainTakenErrors(db: Db, actor: Actor, domain: string): Promise<FieldErrors> {
  const added = await findSiteByDomain(db, actor, domain);
  return added === null ? taken : { domain: [`The site ${added.name} has this domain already`] };
}
