import type { LimitField, Limits } from './targeting-fields.ts';

const MAX_INTEGER = 2 ** 31 - 1;
const MAX_AMOUNT = 9_999_999_999;
const amounts: readonly LimitField[] = ['cash_limit', 'cash_limit_day'];

/** For each limit, the wider limits that it must not exceed, the closest first. */
const widerLimits: Partial<Record<LimitField, [LimitField, string][]>> = {
  cash_limit_day: [['cash_limit', 'the total budget']],
  shows_limit_day: [
    ['shows_limit', 'the total limit'],
    ['shows_limit_all_time', 'the lifetime limit'],
  ],
  shows_limit: [['shows_limit_all_time', 'the lifetime limit']],
};

/** Returns what is wrong with a limit, as a sentence; null if it is valid. */
export function limitError(limits: Limits, field: LimitField): string | null {
  const value = limits[field];
  if (value === null) return null;
  if (value < 0) return 'At least 0';
  const isAmount = amounts.includes(field);
  if (!isAmount && !Number.isInteger(value)) return 'Must be a whole number';
  const most = isAmount ? MAX_AMOUNT : MAX_INTEGER;
  if (value > most) return `At most ${most}`;
  const [wider, name] = widerLimits[field]?.find(([other]) => limits[other] !== null) ?? [];
  const bound = wider && limits[wider];
  return typeof bound === 'number' && value > bound ? `Must not exceed ${name}` : null;
}
