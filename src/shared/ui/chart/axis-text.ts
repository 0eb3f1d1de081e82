import { formatDay, weekdayOf } from '@/shared/lib/dates';

/** Names are truncated to this many characters, which fit into any plot. */
const DEFAULT_LABEL_LENGTH = 14;

/** Estimated width of a character in a tick label, in CSS pixels; rather too wide than too narrow. */
const PIXELS_PER_CHARACTER = 7;

/** Number of characters that fit into a width in CSS pixels. */
export const charactersThatFit = (room: number): number => Math.max(0, Math.floor(room / PIXELS_PER_CHARACTER));

/** Full text of an axis value: `31/12/2026`, or the name. An incomplete value is followed by the part it covers. */
export function fullText(value: string, kind: 'day' | undefined, partial?: ReadonlyMap<string, string>): string {
  const text = kind === 'day' ? formatDay(value) : value;
  const part = partial?.get(value);
  return part === undefined ? text : `${text}, ${part}`;
}

/** Like `fullText`, with the weekday of a day: `Thursday 31/12/2026`. */
export function tooltipText(value: string, kind: 'day' | undefined, partial?: ReadonlyMap<string, string>): string {
  const text = fullText(value, kind, partial);
  return kind === 'day' ? `${weekdayOf(value)} ${text}` : text;
}

/** Short text for a tick: `31/12`, or a truncated name. The tooltip and the table show it in full. */
export function tickText(value: string, kind: 'day' | undefined, most: number = DEFAULT_LABEL_LENGTH): string {
  if (kind === 'day') return formatDay(value).slice(0, 5);
  return value.length > most ? `${value.slice(0, most - 1).trimEnd()}…` : value;
}

/** Minimum distance between two day labels on an axis, in CSS pixels. */
const MIN_DAY_LABEL_SPACING = 52;

/** The days labelled on an axis: the last one and as many before it, at equal distances, as fit. */
export function labelledDays(days: readonly string[], width: number): string[] {
  const fit = Math.max(1, Math.floor(width / MIN_DAY_LABEL_SPACING));
  const step = Math.max(1, Math.ceil((days.length - 1) / fit));
  return days.filter((_, index) => (days.length - 1 - index) % step === 0);
}
