import { sql } from 'drizzle-orm';
import { categories } from '../../advertising/dictionaries/categories.ts';
import { requireFolder } from '../../advertising/folders/require-folder.ts';
import { ownerOfNew } from '../../platform/access/owner-of-new.ts';
import { refuseStaleEdit } from '../../platform/access/refuse-stale-edit.ts';
import { actsAsAdmin } from '../../platform/access/require-admin.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { changedFields, writeChanges } from '../../platform/changes/write-changes.ts';
import { forbidden, invalid } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { sites } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { rejectDuplicate } from '../../platform/records/reject-duplicate.ts';
import { changeSite, type SiteChange } from './change-site.ts';
import { toSiteFields } from './site-body.ts';
import { type LockedSite, lockSite } from './site-queries.ts';
import { domainTakenErrors } from './verification/find-site-by-domain.ts';
import { parseDomain, type SiteDomain } from './verification/site-domain.ts';

type Schemas = components['schemas'];

const categoryCodes = new Set(categories.map(({ code }) => code));

/**
 * Creates a site, which waits for review, and returns its id.
 * @throws ApiError 403 for a revenue share from others than admins, 404 for a folder or owner outside the scope, 422
 */
export function createSite(db: Db, actor: Actor, body: Schemas['SiteCreate']): Promise<number> {
  const { domain, unicode: domainUnicode } = requireDomain(body.domain);
  refuseUnknownCategories(body.categories);
  refuseShare(actor, null, body.revenue_share);
  const creation = db.transaction(async (tx) => {
    const ownerId = await ownerOfNew(tx, actor, body.owner_id, 'webmaster');
    await requireFolder(tx, body.folder_id, { ownerId, kind: 'site' });
    const values = { ...toChange(body), name: body.name, domain, domainUnicode, ownerId };
    const { searchText: _, ...site } = expectRow(
      await tx
        .insert(sites)
        .values({ ...values, updatedBy: actor.user.id })
        .returning(),
    );
    const fields = changedFields({}, toSiteFields(site)).filter(({ new: value }) => value !== null);
    await writeChanges(tx, actor, { kind: 'site', recordId: site.id, fields, action: 'created' });
    return site.id;
  });
  return unlessDuplicate(db, actor, body.domain, creation);
}

/**
 * Updates a site.
 * @throws ApiError 400 for an outdated edit, 403 for a revenue share from others than admins, 404, 422
 */
export function updateSite(
  db: Db,
  actor: Actor,
  siteId: number,
  { version, domain: address, ...body }: Schemas['SiteUpdate'],
): Promise<void> {
  const change = db.transaction(async (tx) => {
    const before = await lockSite(tx, actor, siteId);
    refuseStaleEdit(before, version);
    if (body.categories) refuseUnknownCategories(body.categories);
    refuseShare(actor, before.revenueShare, body.revenue_share);
    // an unchanged address is accepted even if it breaks a rule added later
    const isUnchanged = address === undefined || address === before.domain || address === before.domainUnicode;
    const domain = isUnchanged ? null : requireDomain(address);
    if (domain === null || domain.domain === before.domain) await changeSite(tx, actor, before, toChange(body));
    else await changeDomain(tx, actor, before, { domain, others: toChange(body) });
  });
  return unlessDuplicate(db, actor, address ?? '', change);
}

/** Changes the domain, which requires a new verification and, unless a reviewer changes it, a new review. */
async function changeDomain(
  tx: Transaction,
  actor: Actor,
  before: LockedSite,
  { domain: { domain, unicode }, others }: { domain: SiteDomain; others: SiteChange },
): Promise<void> {
  const byOwner = actor.cabinet === 'webmaster';
  // a lock or ban applies to the domain, too
  if (byOwner && (before.status === 'lock' || before.status === 'ban'))
    throw invalid({
      domain: [`The domain of a ${before.status === 'ban' ? 'banned' : 'locked'} site can't be changed`],
    });
  const toReview: SiteChange = byOwner
    ? { status: before.status === 'archive' ? 'archive' : 'moderate', rejectReason: null }
    : {};
  await changeSite(
    tx,
    actor,
    before,
    { ...others, ...toReview, domain, domainUnicode: unicode },
    {
      ...(byOwner && { approvedAt: null, archivedFrom: null, submittedAt: sql`now()` }),
      token: sql`default`,
      method: null,
      verifiedAt: null,
      lastCheckAt: null,
      lastAnswer: null,
      misses: 0,
      firstMissAt: null,
      nextCheckAt: null,
      adsTxtFound: null,
      adsTxtCheckedAt: null,
    },
  );
}

/** @throws ApiError 422 */
export function requireDomain(address: string): SiteDomain {
  const answer = parseDomain(address);
  if (!answer.ok) throw invalid({ domain: [answer.refusal] });
  return answer.domain;
}

function refuseUnknownCategories(codes: readonly string[]): void {
  const unknown = codes.filter((code) => !categoryCodes.has(code));
  if (unknown.length > 0) throw invalid({ categories: [`Unknown: ${unknown.join(', ')}`] });
}

function refuseShare(actor: Actor, before: number | null, share: number | null | undefined): void {
  if (share === undefined || share === before) return;
  if (!actsAsAdmin(actor)) throw forbidden('Only admins set the revenue share');
}

function toChange(body: Omit<Schemas['SiteUpdate'], 'version' | 'domain'>): SiteChange {
  const change = {
    name: body.name,
    platformType: body.platform_type,
    categories: body.categories,
    folderId: body.folder_id,
    revenueShare: body.revenue_share,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

const unlessDuplicate = <Result>(db: Db, actor: Actor, address: string, write: Promise<Result>) =>
  rejectDuplicate(write, 'sites_domain', () => domainTakenErrors(db, actor, requireDomain(address).domain));
