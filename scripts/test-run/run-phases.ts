import { notRun, type Result, runStep, type Step } from './step.ts';

/**
 * Number of steps of a phase that run at the same time: one more than the cores of the smallest test machine, because
 * each step sometimes waits for a browser, a video or a database.
 */
const LANES = 3;

export interface Phase {
  name: string;
  steps: Step[];
  /**
   * No other phase depends on it. The run continues after its failure, so that one run shows the results of all suites.
   */
  isSuite?: boolean;
}

export interface PhaseResult {
  name: string;
  seconds: number;
  results: Result[];
}

/**
 * Runs the phases one after another. The steps of a phase start in order, three at a time. After a failed phase the run
 * stops, unless the phase is a suite.
 *
 * @param onResult is called as each step ends
 */
export async function runPhases(phases: Phase[], onResult: (result: Result) => void): Promise<PhaseResult[]> {
  const done: PhaseResult[] = [];
  let isBroken = false;
  for (const { name, steps, isSuite } of phases) {
    const start = performance.now();
    const results: Result[] = isBroken ? steps.map(notRun) : await runSteps(steps, onResult);
    isBroken ||= !isSuite && results.some(({ outcome }) => outcome === 'failed');
    done.push({ name, seconds: (performance.now() - start) / 1000, results });
  }
  return done;
}

async function runSteps(steps: readonly Step[], onResult: (result: Result) => void): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...steps];
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const result = await runStep(step);
      onResult(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}
