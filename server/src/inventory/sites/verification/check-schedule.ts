import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { type DailyDeps, runDailyChecks } from './daily-checks.ts';

/** In seconds, longer than any run: 400 sites, four at once, ten seconds each. */
const MAX_RUN_SECONDS = 1200;

/** Schedules the daily checks of sites. */
export function scheduleSiteChecks(jobs: Jobs, deps: DailyDeps): void {
  jobs.addSchedule('site-checks', { cron: '*/15 * * * *', expireInSeconds: MAX_RUN_SECONDS }, () =>
    runDailyChecks(deps),
  );
}
