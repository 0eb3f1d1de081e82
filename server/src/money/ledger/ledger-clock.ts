import type { FastifyBaseLogger } from 'fastify';
import type { Notices } from '../../identity/notifications/notices.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { checkLedger } from './check-ledger.ts';
import { notifyOfLowBalances } from './notify-of-low-balances.ts';
import { postDays } from './post-days.ts';

interface LedgerDeps {
  db: Db;
  notices: Notices;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const HOUR = 3600;

/** Schedules the ledger's hourly work and its nightly check. */
export function scheduleLedgerWork(jobs: Jobs, deps: LedgerDeps): void {
  jobs.addSchedule('ledger-hour', { cron: '0 * * * *', atStart: true, expireInSeconds: 3 * HOUR }, () =>
    runLedgerHour(deps),
  );
  const retries = { retryLimit: 20, retryDelay: HOUR };
  jobs.addSchedule(
    'ledger-check',
    { cron: '30 2 * * *', catchUp: true, expireInSeconds: 3 * HOUR, ...retries },
    async () => reportFindings(deps),
  );
}

/** Posts spend and income, and warns of low balances. A failure of one doesn't stop the other. */
export async function runLedgerHour({ db, notices, log }: LedgerDeps): Promise<void> {
  await postDays(db).catch((error) => log.error(error, 'posting days failed'));
  await notifyOfLowBalances({ db, notices }).catch((error) => log.error(error, 'warning of low balances failed'));
}

/** Logs which rules the ledger breaks. */
export async function reportFindings({ db, log }: Pick<LedgerDeps, 'db' | 'log'>): Promise<void> {
  const findings = await checkLedger(db);
  if (findings.length > 0) log.error({ findings }, 'the ledger breaks its rules');
}
