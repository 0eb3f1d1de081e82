import { isDay } from '@preroll/rules/time/periods';
import { type Day, formatDay, parseDay } from '@/shared/lib/dates';

export interface DateRule {
  min?: Day | undefined;
  max?: Day | undefined;
}

/** Converts typed text to a value: a day, null if empty, otherwise the text itself. */
export function dayValue(text: string): Day | null {
  if (text.trim() === '') return null;
  const read = parseDay(text);
  return 'day' in read ? read.day : text;
}

/** Validates the value of a date field and returns the error. */
export function validateDay(value: unknown, { min, max }: DateRule = {}): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (!isDay(value)) {
    const read = parseDay(String(value));
    return 'problem' in read ? read.problem : undefined;
  }
  // ISO dates can be compared as text
  if (min !== undefined && value < min) return `Not before ${formatDay(min)}`;
  if (max !== undefined && value > max) return `Not after ${formatDay(max)}`;
  return undefined;
}

/** Validates the end of a range, which must not precede the start. */
export function validateEnd(start: unknown, end: unknown, rule: DateRule): string | undefined {
  const own = validateDay(end, rule);
  if (own !== undefined || !isDay(start) || !isDay(end)) return own;
  return end < start ? `The end is before the start, ${formatDay(start)}` : undefined;
}
