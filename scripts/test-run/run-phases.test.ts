// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MissingTool } from '../lib/missing-tool.ts';
import { type Phase, runPhases } from './run-phases.ts';
import type { Step } from './step.ts';

const step = (name: string, script = '', more: Partial<Step> = {}): Step => ({
  name,
  command: process.execPath,
  args: ['-e', script],
  ...more,
});
const phase = (...steps: Step[]): Phase => ({ name: 'phase', steps });
const results = async (...phases: Phase[]) => (await runPhases(phases, () => {})).flatMap((done) => done.results);
const outcomes = async (...phases: Phase[]) =>
  (await results(...phases)).map(({ step: { name }, outcome }) => `${name} ${outcome}`);

afterEach(() => vi.unstubAllEnvs());

describe('runPhases', () => {
  it('runs every step of a phase, but nothing after a failed phase', async () => {
    const phases = [phase(step('a', 'process.exit(3)'), step('b')), phase(step('c')), phase(step('d'))];
    expect(new Set(await outcomes(...phases))).toEqual(new Set(['a failed', 'b passed', 'c not run', 'd not run']));
  });

  it('continues after a failed suite', async () => {
    const suite = { ...phase(step('a', 'process.exit(3)')), isSuite: true };
    expect(await outcomes(suite, phase(step('b')))).toEqual(['a failed', 'b passed']);
  });

  it('keeps the output of a failed step, and counts the step as a failed test', async () => {
    const [result] = await results(phase(step('a', "console.log('out'); throw new Error('why')")));
    expect(result?.output).toMatch(/out[\s\S]*why/);
    expect(result?.totals).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('uses the number of failed tests in the report of a test runner', async () => {
    const report = () => ({ totals: { passed: 8, failed: 2, skipped: 0 }, files: [], failures: [] });
    const [result] = await results(phase(step('a', 'process.exit(1)', { report })));
    expect(result?.totals).toEqual({ passed: 8, failed: 2, skipped: 0 });
  });
});

describe('a step whose tools are missing', () => {
  const missing = step('browser', '', {
    prepare: () => {
      throw new MissingTool('No Chromium found.');
    },
  });

  it('is skipped locally', async () => {
    vi.stubEnv('CI', undefined);
    expect(await outcomes(phase(missing), phase(step('next')))).toEqual(['browser skipped', 'next passed']);
  });

  it('fails on CI', async () => {
    vi.stubEnv('CI', 'true');
    expect(await outcomes(phase(missing), phase(step('next')))).toEqual(['browser failed', 'next not run']);
  });
});
