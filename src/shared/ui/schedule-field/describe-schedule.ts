import { twoDigits } from '@/shared/lib/format';

/**
 * Hours of the day, 0 to 23, and weekdays, Monday = 1 to Sunday = 7. Delivery runs in the selected hours of each
 * selected weekday.
 */
export interface Schedule {
  hours: readonly number[];
  weekdays: readonly number[];
}

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export const ALL_HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);
export const ALL_WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** An empty selection means no limit. */
const orAll = (chosen: readonly number[], all: readonly number[]) =>
  chosen.length === 0 ? all : all.filter((value) => chosen.includes(value));

/** Groups consecutive values: 1, 2, 3, 5 becomes [1, 3], [5, 5]. */
function runs(values: readonly number[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const value of values) {
    const last = found.at(-1);
    if (last && last[1] === value - 1) last[1] = value;
    else found.push([value, value]);
  }
  return found;
}

const day = (weekday: number) => WEEKDAYS[weekday - 1] ?? '';

const dayRun = ([first, last]: readonly [number, number]) => {
  if (first === last) return day(first);
  return last === first + 1 ? `${day(first)}, ${day(last)}` : `${day(first)}-${day(last)}`;
};

const hourRun = ([first, last]: readonly [number, number]) => `${twoDigits(first)}:00-${twoDigits(last)}:59`;

/**
 * Describes a schedule: `Mon-Fri 09:00-18:59`. Hours across midnight are two ranges, because each weekday contains
 * both.
 */
export function describeSchedule({ hours, weekdays }: Schedule): string {
  const [theHours, theDays] = [orAll(hours, ALL_HOURS), orAll(weekdays, ALL_WEEKDAYS)];
  const [anyHour, anyDay] = [theHours.length === ALL_HOURS.length, theDays.length === ALL_WEEKDAYS.length];
  if (anyHour && anyDay) return 'Always';
  const days = anyDay ? 'Every day' : runs(theDays).map(dayRun).join(', ');
  return `${days} ${anyHour ? 'all day' : runs(theHours).map(hourRun).join(', ')}`;
}

/** Number of scheduled hours per week, of 168. */
export const scheduledHours = ({ hours, weekdays }: Schedule): number =>
  orAll(hours, ALL_HOURS).length * orAll(weekdays, ALL_WEEKDAYS).length;

/** Whether an hour of a weekday is scheduled. */
export const isScheduled = ({ hours, weekdays }: Schedule, hour: number, weekday: number): boolean =>
  (hours.length === 0 || hours.includes(hour)) && (weekdays.length === 0 || weekdays.includes(weekday));
