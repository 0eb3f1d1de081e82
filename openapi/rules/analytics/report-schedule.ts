/** The schedule of an emailed report, in the owner's time zone. */
export interface ReportSchedule {
  frequency: 'daily' | 'weekly' | 'monthly';
  /** Monday is 1; null unless weekly. */
  weekday: number | null;
  /** 0 to 23 */
  hour: number;
}

/** Names of the weekdays from Monday, as used in report schedules. */
export const reportWeekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** `09:00` */
export const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Describes the schedule of a report: `every Monday at 09:00`. */
export function describeReportSchedule({ frequency, weekday, hour }: ReportSchedule): string {
  const days = {
    daily: 'every day',
    weekly: `every ${reportWeekdays[(weekday ?? 1) - 1]}`,
    monthly: 'on the first day of each month',
  };
  return `${days[frequency]} at ${formatHour(hour)}`;
}

/** Why a report with fixed dates can't be scheduled. */
export const FIXED_REPORT_DATES =
  'Choose dates that move with the day, such as Last 7 days: with these, each email would have the same numbers';
