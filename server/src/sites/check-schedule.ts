import type { Jobs } from '../jobs/jobs.ts';
import { checkKeptSums } from './check-kept-sums.ts';
import { type DailyDeps, runDailyChecks } from './daily-checks.ts';

/** Longer than a run can take, in seconds: 400 sites, four at once, of ten seconds each. */
const LONGEST_RUN = 1200;
/** The same for the comparison of kept sums with years of days. */
const LONGEST_COMPARISON = 3600;

/** Schedules the daily checks of sites, and the nightly one of the kept sums. */
export function scheduleSiteChecks(jobs: Jobs, deps: DailyDeps): void {
  jobs.addSchedule('site-checks', { cron: '*/15 * * * *', expireInSeconds: LONGEST_RUN }, () => runDailyChecks(deps));
  // between two runs of the other checks
  jobs.addSchedule('site-sums', { cron: '40 2 * * *', expireInSeconds: LONGEST_COMPARISON }, () => checkKeptSums(deps));
}
