import { notRun, type Result, runStep, type Step } from './step.ts';

/**
 * How many steps of a phase run at the same time: one more than the smallest machine that tests run on has cores, because
 * each step waits at times, for a browser, for a video, for a database.
 */
const LANES = 3;

/**
 * Runs the phases one after the other; the steps of a phase start in their order, three at a time. What comes after a
 * phase with a failure isn't run.
 *
 * @param tell is called as each step ends
 */
export async function runPhases(phases: Step[][], tell: (result: Result) => void): Promise<Result[]> {
  const results: Result[] = [];
  for (const phase of phases) {
    if (results.some(({ outcome }) => outcome === 'failed' || outcome === 'not run')) {
      results.push(...phase.map(notRun));
      continue;
    }
    const queue = [...phase];
    const lane = async () => {
      for (let step = queue.shift(); step; step = queue.shift()) {
        const result = await runStep(step);
        tell(result);
        results.push(result);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }
  return results;
}
