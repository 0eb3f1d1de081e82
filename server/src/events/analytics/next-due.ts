import type { ReportSchedule } from '@preroll/rules/analytics/report-schedule';
import { addDays } from '@preroll/rules/time/days';
import { startOfHour, zonedTime } from '@preroll/rules/time/zoned-time';

/** Returns the next time after `after` at which a report is due, in a time zone. */
export function nextDue({ frequency, weekday, hour }: ReportSchedule, timezone: string, after: Date): Date {
  const isDue = (day: string) => {
    if (frequency === 'weekly') return (new Date(`${day}T00:00:00Z`).getUTCDay() || 7) === weekday;
    return frequency === 'daily' || day.endsWith('-01');
  };
  for (let day = zonedTime(timezone, after).day; ; day = addDays(day, 1)) {
    const moment = startOfHour(timezone, day, hour);
    if (isDue(day) && moment > after) return moment;
  }
}
