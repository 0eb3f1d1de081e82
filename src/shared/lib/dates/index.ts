export type {
  Period,
  PeriodPreset,
  PeriodState,
  YearlyPeriodState,
  ZonedPeriodState,
} from '@preroll/rules/time/periods';
export { accountToday, accountZone, keepAccountZone } from './account-zone';
export { type Day, dayOf, dayOfTerm, readDay, weekdayOf, writeDay, writeMonth, writeRecentDay } from './day';
export { dayShare } from './day-share';
export { formatDate, formatDateTime, weekStartsOn } from './format-date';
export { hasBrowserClock } from './has-browser-clock';
export { locale } from './locale';
export { formatDateTimeIn, momentIn } from './moment-in';
export { defaultPeriod, optionalPeriodOf, periodOf } from './period';
export { writeFlight } from './write-flight';
export { writeZone } from './write-zone';
