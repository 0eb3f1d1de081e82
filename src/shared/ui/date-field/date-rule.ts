import { type Day, isDay, readDay, writeDay } from '@/shared/lib/dates';

export interface DateRule {
  /** The first and the last day that may be chosen. */
  min?: Day | undefined;
  max?: Day | undefined;
}

/** The value of what is typed: a day, null for nothing, else the text. */
export function dayValue(text: string): Day | null {
  if (text.trim() === '') return null;
  const read = readDay(text);
  return 'day' in read ? read.day : text;
}

/** What is wrong with the value of a date field, as a sentence. */
export function refuseDay(value: unknown, { min, max }: DateRule = {}): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (!isDay(value)) {
    const read = readDay(String(value));
    return 'problem' in read ? read.problem : undefined;
  }
  // days of this form sort as text
  if (min !== undefined && value < min) return `Not before ${writeDay(min)}`;
  if (max !== undefined && value > max) return `Not after ${writeDay(max)}`;
  return undefined;
}

/** The same for the end of a range, which can't lie before its start. */
export function refuseEnd(start: unknown, end: unknown, rule: DateRule): string | undefined {
  const own = refuseDay(end, rule);
  if (own !== undefined || !isDay(start) || !isDay(end)) return own;
  return end < start ? `The end lies before the start, ${writeDay(start)}` : undefined;
}
