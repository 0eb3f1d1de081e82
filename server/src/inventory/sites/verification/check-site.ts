import { isReadable } from '@preroll/rules/site/site-answer';
import type { SiteProofMethod } from '@preroll/rules/site/site-proofs';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../../platform/access/viewer.ts';
import { writeChanges } from '../../../platform/changes/write-changes.ts';
import type { Config } from '../../../platform/config/config.ts';
import { refused } from '../../../platform/contract/api-error.ts';
import type { components } from '../../../platform/contract/generated/contract.d.ts';
import type { Db, Transaction } from '../../../platform/db/database.ts';
import { siteChecks, sites } from '../../../platform/db/schema.ts';
import { ownAdsTxtLine } from '../site-body.ts';
import { findSite, type SiteRow } from '../site-queries.ts';
import { cacheResponses } from './cache-responses.ts';
import { checkAdsTxt, checkProof, type ProofTools } from './check-proof.ts';

type SiteAnswer = components['schemas']['SiteAnswer'];

export interface CheckDeps {
  db: Db;
  config: Pick<Config, 'publicUrl'>;
  proofTools: ProofTools;
}

const MAX_CHECKS = 50;

/** The results of one check: for the proof, and for our line in ads.txt. */
export interface SiteCheckResult {
  answer: SiteAnswer;
  adsTxt: SiteAnswer;
}

/**
 * Checks the domain of a site on request. A found proof counts; a missing one has no consequences.
 * @throws ApiError 400 for an archived site, 404
 */
export async function checkSite(deps: CheckDeps, actor: Actor, siteId: number, method: SiteProofMethod): Promise<void> {
  const { site } = await findSite(deps.db, actor, siteId);
  if (site.status === 'archive') throw refused('A site in the archive is not checked');
  const result = await runSiteCheck(deps, site, method);
  await deps.db.transaction(async (tx) => {
    const before = await lockChecked(tx, site);
    if (before === null) throw refused('The domain has changed since. Check it again');
    const { answer } = result;
    const isProved = answer.outcome === 'found';
    await writeCheck(tx, site, result, {
      isDaily: false,
      countsAsMiss: false,
      ...(isProved ? proved(method) : before.verifiedAt === null && { method }),
    });
    if (!isProved || before.verifiedAt !== null) return;
    const fields = [{ field: 'verified', old: false, new: true }];
    await writeChanges(tx, actor, { kind: 'site', recordId: site.id, fields });
  });
}

/** Checks the proof and our line in ads.txt concurrently. */
export async function runSiteCheck(
  { config, proofTools }: CheckDeps,
  site: SiteRow,
  method: SiteProofMethod,
): Promise<SiteCheckResult> {
  const proved = { ...site, adsTxtLine: ownAdsTxtLine(config, site) };
  // shares responses, because the proof may be in ads.txt as well
  const tools = { ...proofTools, outbound: cacheResponses(proofTools.outbound) };
  const [answer, adsTxt] = await Promise.all([checkProof(tools, proved, method), checkAdsTxt(tools, proved)]);
  return { answer, adsTxt };
}

/** Locks a site after its domain was checked; null if its domain or owner has changed in the meantime. */
export async function lockChecked(tx: Transaction, { id, token, ownerId }: SiteRow) {
  const unchanged = and(eq(sites.id, id), eq(sites.token, token), eq(sites.ownerId, ownerId));
  const [row] = await tx
    .select({
      status: sites.status,
      verifiedAt: sites.verifiedAt,
      misses: sites.misses,
      firstMissAt: sites.firstMissAt,
    })
    .from(sites)
    .where(unchanged)
    .for('no key update');
  return row === undefined || row.status === 'deleted' ? null : row;
}

/** The columns of a site with a found proof: it is verified, and has no misses. */
export const proved = (method: SiteProofMethod) => ({
  method,
  verifiedAt: sql`coalesce(${sites.verifiedAt}, now())`,
  misses: 0,
  firstMissAt: null,
  nextCheckAt: sql`now() + interval '24 hours'`,
});

interface CheckEffects {
  isDaily: boolean;
  countsAsMiss: boolean;
  method?: SiteProofMethod;
  verifiedAt?: SQL | null;
  misses?: number;
  firstMissAt?: Date | null;
  nextCheckAt?: SQL | Date | null;
}

/** Writes a check and its consequences; removes the oldest checks beyond the limit. */
export async function writeCheck(
  tx: Transaction,
  { id }: SiteRow,
  { answer, adsTxt }: SiteCheckResult,
  { isDaily, countsAsMiss, ...consequences }: CheckEffects,
): Promise<void> {
  const isConclusive = adsTxt.outcome !== 'unknown' && isReadable(adsTxt.code);
  await tx
    .update(sites)
    .set({
      ...consequences,
      lastCheckAt: sql`now()`,
      lastAnswer: answer,
      ...(isConclusive && { adsTxtFound: adsTxt.outcome === 'found', adsTxtCheckedAt: sql`now()` }),
    })
    .where(eq(sites.id, id));
  await tx.insert(siteChecks).values({ siteId: id, isDaily, countsAsMiss, answer });
  const oldest = sql`(select ${siteChecks.id} from ${siteChecks} where ${siteChecks.siteId} = ${id} order by ${siteChecks.id} desc offset ${MAX_CHECKS - 1} limit 1)`;
  await tx.delete(siteChecks).where(and(eq(siteChecks.siteId, id), lt(siteChecks.id, oldest)));
}
