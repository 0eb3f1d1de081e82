import { notRun, type Result, runStep, type Step } from './step.ts';

/** How many steps of a phase run at the same time: the cores of the smallest machine that tests run on. */
const LANES = 2;

/**
 * Runs the phases one after the other; the steps of a phase start in their order, two at a time. What comes after a
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
