export { DatesFilter } from './dates-filter';
export { PeriodFilter } from './period-filter';
export { ZoneFilter } from './zone-filter';
