export { type Day, dayOf, isDay, readDay, writeDay } from './day';
export { dayShare } from './day-share';
export { formatDate, formatDateTime, weekStartsOn } from './format-date';
export { locale } from './locale';
export {
  optionalPeriodOf,
  type Period,
  type PeriodPreset,
  type PeriodState,
  periodBefore,
  periodOf,
  periodPresets,
  readPeriodState,
  readYearlyPeriodState,
  type YearlyPeriodState,
  yearBefore,
} from './period';
export { writeFlight } from './write-flight';
