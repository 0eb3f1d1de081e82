import { writeDay } from '@/shared/lib/dates';

/** What of a name fits beside or below a plot; the whole of it stands in the tooltip and in the table. */
const MOST = 14;

/** A value of the axis in full: `31/12/2026`, or the name. */
export const fullText = (value: string, kind: 'day' | undefined): string => (kind === 'day' ? writeDay(value) : value);

/** A value of the axis as short as a tick: `31/12`, or the beginning of the name. */
export function tickText(value: string, kind: 'day' | undefined): string {
  if (kind === 'day') return writeDay(value).slice(0, 5);
  return value.length > MOST ? `${value.slice(0, MOST - 1).trimEnd()}…` : value;
}
