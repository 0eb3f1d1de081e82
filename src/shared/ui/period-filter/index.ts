export { DatesFilter } from './dates-filter';
export { PeriodFilter } from './period-filter';
export { OwnersDaysNote } from './zone-note';
