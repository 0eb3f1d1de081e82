import type { LimitField, Targeting } from './targeting';

const MAX_INTEGER = 2 ** 31 - 1;
const MAX_AMOUNT = 9_999_999_999;
const amounts: readonly LimitField[] = ['cash_limit', 'cash_limit_day'];

/** The limits that one must not exceed, the nearest first. */
const within: Partial<Record<LimitField, [LimitField, string][]>> = {
  cash_limit_day: [['cash_limit', 'the total limit']],
  shows_limit_day: [
    ['shows_limit', 'the limit for the flight'],
    ['shows_limit_all_time', 'the limit for all time'],
  ],
  shows_limit: [['shows_limit_all_time', 'the limit for all time']],
};

/** Why a limit can't be what it is; null where it can. null is no limit, and exceeds nothing. */
export function limitError(targeting: Pick<Targeting, LimitField>, field: LimitField): string | null {
  const value = targeting[field];
  if (value === null) return null;
  if (value < 0) return 'At least 0';
  const isAmount = amounts.includes(field);
  if (!isAmount && !Number.isInteger(value)) return 'Must be a whole number';
  const most = isAmount ? MAX_AMOUNT : MAX_INTEGER;
  if (value > most) return `At most ${most}`;
  const [wider, name] = within[field]?.find(([other]) => targeting[other] !== null) ?? [];
  const bound = wider && targeting[wider];
  return typeof bound === 'number' && value > bound ? `Must not exceed ${name}` : null;
}
