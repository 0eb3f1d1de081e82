import { addDays } from 'date-fns';
import { type Day, dayOf } from '@/shared/lib/dates';

export interface DayRow {
  day: Day;
  shows: number;
  clicks: number | null;
  spent: number;
}

/** Deterministic sample data: a weekly pattern on a rising trend. */
export const days = (count: number): DayRow[] =>
  Array.from({ length: count }, (_, index) => {
    const wave = 1 + 0.35 * Math.sin((index * 2 * Math.PI) / 7) + 0.1 * Math.sin(index * 1.7);
    const shows = Math.round((42_000 + index * 120) * wave);
    return {
      day: dayOf(addDays(new Date(2026, 0, 1), index)),
      shows,
      clicks: Math.round(shows * (0.3 + 0.1 * Math.cos(index))),
      spent: Math.round(shows * 0.8) / 100,
    };
  });
