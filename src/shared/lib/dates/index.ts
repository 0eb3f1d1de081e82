export { type Day, dayOf, isDay, readDay, writeDay } from './day';
export { dateLocale, formatDate, formatDateTime, weekStartsOn } from './format-date';
export { locale } from './locale';
export { writeFlight } from './write-flight';
