import { validateReason } from '@preroll/rules/site/site-reasons';
import {
  checkSiteAction,
  type SiteStatusAction,
  siteStatusAfter,
  statusToRestore,
} from '@preroll/rules/site/site-status';
import { eq, sql } from 'drizzle-orm';
import type { Notices } from '../../identity/notifications/notices.ts';
import { refuseStaleEdit } from '../../platform/access/refuse-stale-edit.ts';
import { refuseWithoutOwner } from '../../platform/access/refuse-without-owner.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { writeChanges } from '../../platform/changes/write-changes.ts';
import { invalid, refused, refusedBy } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { sites } from '../../platform/db/schema.ts';
import { nextVersion } from '../../platform/records/versioned-records.ts';
import { changeSite } from './change-site.ts';
import { notifyOfReview } from './notify-site-owner.ts';
import { type LockedSite, lockSite } from './site-queries.ts';

type Schemas = components['schemas'];

/**
 * Applies an action to a site's status.
 * @throws ApiError 400 for an outdated edit or an action that is not possible now, 403, 404, 422 for an invalid reason
 */
export function changeSiteStatus(
  { db, notices }: { db: Db; notices: Notices },
  actor: Actor,
  siteId: number,
  { action, reason, version }: Schemas['SiteStatusChange'],
): Promise<void> {
  return db.transaction(async (tx) => {
    const site = await lockSite(tx, actor, siteId);
    refuseStaleEdit(site, version);
    await applyAction(tx, notices, actor, site, action, reason);
  });
}

/** Applies an action to the status of a locked site, as `changeSiteStatus` does. */
export async function applyAction(
  tx: Transaction,
  notices: Notices,
  actor: Actor,
  site: LockedSite,
  action: SiteStatusAction,
  reason?: Schemas['RejectReason'],
): Promise<void> {
  const { status } = site;
  // unreachable: queries exclude deleted sites
  if (status === 'deleted') throw new Error('The site is deleted');
  const archived = action === 'restore' ? site.archivedFrom : null;
  const archivedFrom = statusToRestore(archived, Date.now());
  const facts = {
    status,
    isReturned: status === 'moderate' && site.rejectReason !== null,
    wasApproved: site.approvedAt !== null,
    isVerified: site.verifiedAt !== null,
    archivedFrom,
  };
  const refusal = checkSiteAction(facts, action, { cabinet: actor.cabinet, isAdmin: actor.user.isAdmin });
  if (refusal !== null) throw refusedBy(refusal);
  const errors = validateReason(action, reason, site.domain);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const next = siteStatusAfter(facts, action);
  await refuseWithoutOwner(tx, { kind: 'site', ownerId: site.ownerId, from: status, to: next });
  const isSubmitted = next === 'moderate' && action !== 'return';
  const rejectReason = takesReason(action) ? (reason ?? null) : (archived?.rejectReason ?? null);
  await changeSite(
    tx,
    actor,
    site,
    { status: next, rejectReason },
    {
      ...(isSubmitted && archivedFrom === null && { submittedAt: sql`now()` }),
      archivedFrom:
        action === 'archive' ? { status, rejectReason: site.rejectReason, at: new Date().toISOString() } : null,
      ...(action === 'approve' && { approvedAt: sql`now()` }),
      ...((action === 'return' || action === 'ban') && { approvedAt: null }),
    },
  );
  await notifyOfReview(tx, notices, actor, site, action, reason ?? null);
}

const takesReason = (action: SiteStatusAction) => action === 'return' || action === 'ban' || action === 'lock';

/**
 * Deletes an archived site.
 * @throws ApiError 400 for a site that is not archived, 404
 */
export function removeSite(db: Db, actor: Actor, siteId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const site = await lockSite(tx, actor, siteId);
    if (site.status !== 'archive') throw refused('Only a site in the archive can be deleted');
    await tx
      .update(sites)
      .set({ status: 'deleted', ...nextVersion(site, actor), nextCheckAt: null })
      .where(eq(sites.id, siteId));
    const fields = [{ field: 'status', old: site.status, new: 'deleted' }];
    await writeChanges(tx, actor, { kind: 'site', recordId: siteId, fields });
  });
}
