export { dateLocale, formatDate, formatDateTime, weekStartsOn } from './format-date';
export { locale } from './locale';
