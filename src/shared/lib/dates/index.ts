export { dateLocale, formatDate, formatDateTime, weekStartsOn } from './format-date';
