import { and, eq, isNull, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { ledgerChecks } from '../db/schema.ts';
import type { NoticeDeps } from '../mail/notices.ts';
import { addUpDays } from './add-up-days.ts';
import { checkLedger, type Finding } from './check-ledger.ts';
import { postDays } from './post-days.ts';
import { tellLowBalances } from './tell-low-balance.ts';

const EVERY_HOUR = 60 * 60 * 1000;
/** From this hour (UTC) on, the day is checked: it follows the postings of the day that has ended. */
const NIGHT = 2;
/** After this time, a check that isn't done was left by a server that has died. */
const LONGEST_CHECK = 3 * EVERY_HOUR;

/**
 * Posts spend and income, adds up days and warns of low balances at once and then every hour, and checks the ledger once
 * a night. Several servers may do so at once: the one that takes a night checks it.
 * @returns a function that stops it
 */
export function startLedgerClock(
  deps: NoticeDeps,
  log: Pick<FastifyBaseLogger, 'error'>,
  clock = () => new Date(),
): () => Promise<void> {
  const { db } = deps;
  const ending = new AbortController();
  const tick = async () => {
    await postDays(db).catch((error) => log.error(error, 'posting days failed'));
    const onFailure = (error: unknown, managerId: number) =>
      log.error({ err: error, managerId }, 'adding up days for a manager failed');
    await addUpDays(db, { signal: ending.signal, onFailure }).catch((error) =>
      log.error(error, 'adding up days failed'),
    );
    await tellLowBalances(deps).catch((error) => log.error(error, 'warning of low balances failed'));
    const findings = await checkNightly(db, clock()).catch((error) => log.error(error, 'checking the ledger failed'));
    if (findings && findings.length > 0) log.error({ findings }, 'the ledger breaks its rules');
  };
  let running = tick();
  const timer = setInterval(() => {
    running = running.then(tick);
  }, EVERY_HOUR);
  return () => {
    clearInterval(timer);
    ending.abort();
    return running;
  };
}

/**
 * Checks the ledger unless the night's check is done or another server is at it; null then. A check that fails is not
 * done, and whoever comes next takes it.
 */
async function checkNightly(db: Db, now: Date): Promise<Finding[] | null> {
  const day = new Date(now.getTime() - NIGHT * EVERY_HOUR).toISOString().slice(0, 10);
  if (!(await takeCheck(db, day, now))) return null;
  try {
    const findings = await checkLedger(db);
    await db.update(ledgerChecks).set({ doneAt: now }).where(eq(ledgerChecks.day, day));
    return findings;
  } catch (error) {
    // another server has taken the night if this check has lasted too long
    const isOwn = and(eq(ledgerChecks.day, day), eq(ledgerChecks.takenAt, now), isNull(ledgerChecks.doneAt));
    await db.delete(ledgerChecks).where(isOwn);
    throw error;
  }
}

/** @returns whether this server has taken the check of the day */
async function takeCheck(db: Db, day: string, now: Date): Promise<boolean> {
  const isAbandoned = and(
    isNull(ledgerChecks.doneAt),
    lte(ledgerChecks.takenAt, new Date(now.getTime() - LONGEST_CHECK)),
  );
  const taken = await db
    .insert(ledgerChecks)
    .values({ day, takenAt: now })
    .onConflictDoUpdate({ target: ledgerChecks.day, set: { takenAt: now }, setWhere: isAbandoned })
    .returning();
  return taken.length > 0;
}
