import type { PhaseResult } from './run-phases.ts';

/** Number of files in the list of the slowest. */
const MOST = 15;

/** The lines that say where the time went: the phases, and the slowest files with the step that ran them. */
export function timeLines(phases: readonly PhaseResult[]): string[] {
  const files = phases
    .flatMap(({ results }) => results)
    .flatMap(({ step, files }) => files.map(({ file, seconds }) => ({ name: `${file} (${step.name})`, seconds })));
  const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, MOST);
  return [
    'Time by phase:',
    ...phases.map(line),
    ...(slowest.length > 0 ? ['The slowest files:', ...slowest.map(line)] : []),
  ];
}

const line = ({ name, seconds }: { name: string; seconds: number }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`;
