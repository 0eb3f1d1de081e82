export type {
  Period,
  PeriodPreset,
  PeriodState,
  YearlyPeriodState,
  ZonedPeriodState,
} from '@preroll/rules/time/periods';
export { accountToday, accountZone, storeAccountZone } from './account-zone';
export { type Day, dayOf, dayOfTerm, formatDay, formatMonth, formatRecentDay, parseDay, weekdayOf } from './day';
export { dayShare } from './day-share';
export { formatDate, formatDateTime, weekStartsOn } from './format-date';
export { formatDateTimeIn, formatDayAndTime } from './format-day-and-time';
export { formatFlight } from './format-flight';
export { formatTimeZone } from './format-time-zone';
export { hasBrowserClock } from './has-browser-clock';
export { locale } from './locale';
export { defaultPeriod, optionalPeriodOf, periodOf } from './period';
