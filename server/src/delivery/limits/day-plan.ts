import { zonedTime } from '@preroll/rules/time/zoned-time';
import type { LimitedCampaign } from './limited-campaign.ts';
import type { ZoneDay } from './zone-days.ts';

/** Requests by hour of the week: 168 numbers in UTC, starting on Monday at midnight. */
export type RequestCurve = readonly number[];

/** How an amount is spread evenly over a day's open hours. */
export interface DayPlan {
  /** The share of the day's amount that may be used by a time: for the elapsed time and one minute ahead. */
  shareAt(at: number): number;
}

/** In milliseconds. All clock changes and all hours of time zones fall on multiples of it. */
const STEP = 15 * 60_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The hour of the week in UTC; 1 January 1970 was a Thursday. */
const hourOfWeek = (at: number) => (Math.floor(at / HOUR) + 3 * 24) % 168;

/** @param curve null for a uniform distribution */
export function planDay(
  { start, end }: ZoneDay,
  { timezone, hours }: Pick<LimitedCampaign, 'timezone' | 'hours'>,
  curve: RequestCurve | null,
): DayPlan {
  const steps = Array.from({ length: Math.ceil((end - start) / STEP) }, (_, index) => start + index * STEP);
  const isOpen = steps.map((at) => hours.length === 0 || hours.includes(zonedTime(timezone, at).hour));
  const flat = isOpen.map(Number);
  const curved = steps.map((at, index) => (isOpen[index] ? (curve?.[hourOfWeek(at)] ?? 0) : 0));
  const weights = curved.some((weight) => weight > 0) ? curved : flat;
  const before = [0];
  for (const weight of weights) before.push((before.at(-1) ?? 0) + weight);
  const total = before.at(-1) ?? 0;

  return {
    shareAt(at) {
      const index = Math.floor((at - start) / STEP);
      const weight = weights[index];
      // a clock change may skip the only open hour: nothing is held back then
      if (weight === undefined || total === 0) return 1;
      const passed = (before[index] ?? 0) + (weight * (at - start - index * STEP)) / STEP;
      return (passed + (weight * MINUTE) / STEP) / total;
    },
  };
}
