import type { PhaseResult } from './run-phases.ts';

/** Length of the list of the slowest files. */
const MAX_FILES = 15;

/** Lists the durations of the phases, and the slowest files with their steps. */
export function formatTimings(phases: readonly PhaseResult[]): string[] {
  const files = phases
    .flatMap(({ results }) => results)
    .flatMap(({ step, files }) => files.map(({ file, seconds }) => ({ name: `${file} (${step.name})`, seconds })));
  const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, MAX_FILES);
  return [
    'Time by phase:',
    ...phases.map(line),
    ...(slowest.length > 0 ? ['The slowest files:', ...slowest.map(line)] : []),
  ];
}

const line = ({ name, seconds }: { name: string; seconds: number }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`;
