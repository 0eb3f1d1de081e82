import type { StatementLine, StatementLineDirection, StatementLineState } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';

export const stateLabels: Record<StatementLineState, string> = {
  matched: 'Pays the deposit',
  posted: 'Paid now',
  imported: 'Imported before',
  undecided: 'Needs a decision',
  unmatched: 'Pays nothing',
  skipped: 'Skipped',
  invalid: 'Not readable',
};

export const directionLabels: Record<StatementLineDirection, string> = {
  in: 'In',
  out: 'Out',
  unknown: 'Not stated',
};

export const countLines = (lines: readonly StatementLine[], state: StatementLineState) =>
  lines.filter((line) => line.state === state).length;

/** "1 of 4 lines pays a deposit. 2 need your attention." */
export function summarizeLines(lines: readonly StatementLine[]): string {
  const paying = countLines(lines, 'matched') + countLines(lines, 'posted');
  const wrong = countLines(lines, 'undecided') + countLines(lines, 'unmatched') + countLines(lines, 'invalid');
  const verb = countLines(lines, 'posted') > 0 ? 'paid a deposit' : paying === 1 ? 'pays a deposit' : 'pay a deposit';
  const first = `${paying} of ${formatCount(lines.length, 'line')} ${verb}.`;
  return wrong === 0 ? first : `${first} ${wrong} ${wrong === 1 ? 'needs' : 'need'} your attention.`;
}
