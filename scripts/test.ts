/**
 * Runs the checks of a tier and prints their durations. The last line contains only the totals.
 *
 *     npm test                          the checks for each commit
 *     npm run test:all                  everything, for nights and releases
 *     npm run test:changed [-- REV]     the tests affected by changes since REV; by uncommitted ones without REV
 */
import { execFileSync } from 'node:child_process';
import { formatTimings } from './test-run/format-timings.ts';
import type { Failure } from './test-run/report.ts';
import { runPhases } from './test-run/run-phases.ts';
import type { Result } from './test-run/step.ts';
import { add, formatTotals, NONE } from './test-run/totals.ts';

const line = ({ step, outcome, seconds, totals }: Result) => {
  const counted = totals.passed + totals.failed + totals.skipped > 0 ? formatTotals(totals) : '';
  return `${outcome.padEnd(8)} ${step.name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s  ${counted}`.trimEnd();
};

const failureLines = ({ test, message }: Failure) => `  ${test}\n      ${message}`;

const [tier = 'fast', base] = process.argv.slice(2);
process.env.TEST_TIER = tier;
// imported after TEST_TIER is set, which these modules read
const { changedPhases, phases } = await import('./test-run/steps.ts');

const linesOf = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changedFiles = () => [
  ...linesOf('diff', '--name-only', base ?? 'HEAD'),
  ...linesOf('ls-files', '--others', '--exclude-standard'),
];

const start = performance.now();
const done = await runPhases(tier === 'changed' ? changedPhases(changedFiles(), base) : phases, (result) => {
  console.log(line(result));
  if (result.outcome !== 'passed') console.log(`\n${result.output}`);
});

const results = done.flatMap((phase) => phase.results);
const total = results.map(({ totals }) => totals).reduce(add, NONE);
console.log(`\n${results.map(line).join('\n')}\n`);
for (const { step, outcome, output } of results)
  if (outcome === 'skipped') console.log(`Skipped "${step.name}": ${output.trim()}`);
console.log(`${formatTimings(done).join('\n')}\n`);
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log(`Failed:\n${failures.map(failureLines).join('\n')}\n`);
console.log(`All of it took ${((performance.now() - start) / 60_000).toFixed(1)} minutes.\n`);
console.log(formatTotals(total));
process.exitCode = results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
