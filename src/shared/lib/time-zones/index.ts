export { searchTimeZones, timeZones } from './time-zones';
