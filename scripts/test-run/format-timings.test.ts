import { expect, it } from 'vitest';
import { formatTimings } from './format-timings.ts';
import type { Result } from './step.ts';
import { NONE } from './totals.ts';

const result = (name: string, files: Result['files']): Result => ({
  step: { name, command: '', args: [] },
  outcome: 'passed',
  seconds: 1,
  totals: NONE,
  files,
  output: '',
  failures: [],
});

it('lists the phases in their order and the slowest files of all steps', () => {
  const quick = Array.from({ length: 20 }, (_, n) => ({ file: `quick-${n}.test.ts`, seconds: 0.1 }));
  const lines = formatTimings([
    { name: 'contract', seconds: 2, results: [result('lint', [])] },
    {
      name: 'suites',
      seconds: 120.04,
      results: [result('unit', quick), result('stories', [{ file: 'a.stories.tsx', seconds: 30 }])],
    },
  ]);
  expect(lines.slice(0, 5)).toEqual([
    'Time by phase:',
    '     2.0 s  contract',
    '   120.0 s  suites',
    'The slowest files:',
    '    30.0 s  a.stories.tsx (stories)',
  ]);
  expect(lines).toHaveLength(4 + 15);
});
