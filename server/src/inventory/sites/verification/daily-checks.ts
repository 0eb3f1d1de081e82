import { and, asc, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Notices } from '../../../identity/notifications/notices.ts';
import { writeChanges } from '../../../platform/changes/write-changes.ts';
import { sites } from '../../../platform/db/schema.ts';
import { notifyOfMiss } from '../notify-site-owner.ts';
import { type SiteRow, selectSites } from '../site-queries.ts';
import { type CheckDeps, lockChecked, proved, runSiteCheck, writeCheck } from './check-site.ts';
import { afterMiss, graceEndOf, verificationLostChange } from './grace.ts';

export interface DailyDeps extends CheckDeps {
  notices: Notices;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** The number of concurrent checks, and the maximum number per run. */
const CONCURRENCY = 4;
const MAX_SITES = 400;

const RETRY_AT = sql`now() + interval '2 hours'`;

/**
 * Checks the verified sites whose daily check is due, oldest first.
 * @returns the number of checked sites
 */
export async function runDailyChecks(deps: DailyDeps, now = new Date()): Promise<number> {
  const due = await selectSites(deps.db)
    .where(
      and(
        isNotNull(sites.verifiedAt),
        lte(sites.nextCheckAt, now),
        inArray(sites.status, ['moderate', 'approved', 'working', 'stopped', 'lock']),
      ),
    )
    .orderBy(asc(sites.nextCheckAt))
    .limit(MAX_SITES);
  const waiting = due.map(({ site }) => site);
  const work = async () => {
    for (let site = waiting.shift(); site !== undefined; site = waiting.shift()) {
      const { id } = site;
      await checkDaily(deps, site, now).catch((error: unknown) =>
        deps.log.error({ err: error, id }, 'a daily check failed'),
      );
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return due.length;
}

async function checkDaily(deps: DailyDeps, site: SiteRow, now: Date): Promise<void> {
  const result = await runSiteCheck(deps, site, site.method ?? 'meta');
  await deps.db.transaction(async (tx) => {
    const before = await lockChecked(tx, site);
    if (before === null || before.verifiedAt === null) return;
    const { outcome } = result.answer;
    if (outcome === 'found') {
      await writeCheck(tx, site, result, { isDaily: true, countsAsMiss: false, ...proved(result.answer.method) });
      return;
    }
    if (outcome === 'unknown') {
      await writeCheck(tx, site, result, { isDaily: true, countsAsMiss: false, nextCheckAt: RETRY_AT });
      return;
    }
    const { isLost, consequences } = afterMiss(before, now);
    await writeCheck(tx, site, result, { isDaily: true, countsAsMiss: true, ...consequences });
    if (isLost) await writeChanges(tx, null, { kind: 'site', recordId: site.id, fields: [verificationLostChange] });
    await notifyOfMiss(tx, deps.notices, site, result.answer, isLost ? null : graceEndOf(consequences, now));
  });
}
