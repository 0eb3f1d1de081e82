import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { MissingTool } from '../lib/missing-tool.ts';
import { npmEnvironment } from '../lib/npm-environment.ts';
import { NO_REPORT, type TestReport } from './report.ts';

export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /**
   * Finds or installs the tools of the step.
   *
   * @throws MissingTool if that fails
   */
  prepare?: () => unknown;
  /** Parses the report of the step's tests, if it runs tests. */
  report?: () => TestReport;
}

/**
 * Node's compile cache of the server. Tests start some seventy servers, and loading code is most of their start-up
 * time.
 */
const NODE_COMPILE_CACHE = resolve('node_modules/.cache/node');

export type Outcome = 'passed' | 'failed' | 'skipped' | 'not run';

export interface Result extends TestReport {
  step: Step;
  outcome: Outcome;
  seconds: number;
  /** The complete output of the step, or why it was skipped. */
  output: string;
}

/** Runs a step. If its tools are missing, it is skipped locally and fails on CI. */
export async function runStep(step: Step): Promise<Result> {
  const start = performance.now();
  const end = (outcome: Outcome, output: string): Result => {
    const report = reportOf(step);
    const { totals: counted } = report;
    // a step that failed without a failed test (it crashed, or runs no tests) counts as one
    const totals = outcome === 'failed' ? { ...counted, failed: Math.max(counted.failed, 1) } : counted;
    return { ...report, step, outcome, output, seconds: (performance.now() - start) / 1000, totals };
  };
  try {
    step.prepare?.();
  } catch (error) {
    if (!(error instanceof MissingTool)) throw error;
    return end(process.env.CI === 'true' ? 'failed' : 'skipped', `${error.message}\n`);
  }
  const { code, output } = await run(step);
  return end(code === 0 ? 'passed' : 'failed', output);
}

export const notRun = (step: Step): Result => ({
  step,
  outcome: 'not run',
  seconds: 0,
  output: '',
  ...NO_REPORT,
});

function run({ command, args, env }: Step): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...npmEnvironment(), NODE_COMPILE_CACHE, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }));
  });
}

function reportOf(step: Step): TestReport {
  try {
    return step.report?.() ?? NO_REPORT;
  } catch {
    // the runner ended before it wrote a report
    return NO_REPORT;
  }
}
