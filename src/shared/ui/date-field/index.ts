export { DateField } from './date-field';
export { DateRangeField } from './date-range-field';
