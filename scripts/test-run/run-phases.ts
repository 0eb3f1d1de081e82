import { notRun, type Result, runStep, type Step } from './step.ts';

/**
 * How many steps of a phase run at the same time: one more than the smallest machine that tests run on has cores, because
 * each step waits at times, for a browser, for a video, for a database.
 */
const LANES = 3;

/** Steps that may run side by side. */
export interface Phase {
  name: string;
  steps: Step[];
  /** No other phase needs it to pass: after its failure the rest runs, so that one run tells about all suites. */
  isSuite?: boolean;
}

export interface PhaseResult {
  name: string;
  seconds: number;
  results: Result[];
}

/**
 * Runs the phases one after the other; the steps of a phase start in their order, three at a time. The phases after one
 * with a failure aren't run, unless it is a suite.
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
