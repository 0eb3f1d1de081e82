import { writeDay } from '@/shared/lib/dates';

/** Letters of a name that always find room beside or below a plot. */
const FEWEST = 14;

/** A letter of a tick, in CSS pixels: rather more than they are wide on average. */
const LETTER = 7;

/** How many letters of a name fit into so many CSS pixels. */
export const lettersIn = (room: number): number => Math.max(0, Math.floor(room / LETTER));

/** A value of the axis in full: `31/12/2026`, or the name. */
export const fullText = (value: string, kind: 'day' | undefined): string => (kind === 'day' ? writeDay(value) : value);

/**
 * A value of the axis as short as a tick: `31/12`, or as much of the name as there is room for; the whole of it stands
 * in the tooltip and in the table.
 */
export function tickText(value: string, kind: 'day' | undefined, most: number = FEWEST): string {
  if (kind === 'day') return writeDay(value).slice(0, 5);
  return value.length > most ? `${value.slice(0, most - 1).trimEnd()}…` : value;
}
