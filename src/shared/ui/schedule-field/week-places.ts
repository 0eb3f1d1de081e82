/** Hours in a row of the grid; the other half of the day stands below, under a head of its own. */
export const HALF = 12;

/** @param hour a column; the first one has the weekdays */
export const columnOf = (hour: number): number => (hour % HALF) + 2;

/** @param weekday Monday = 1; 0 for the head */
export const rowOf = (hour: number, weekday: number): number => Math.floor(hour / HALF) * 8 + weekday + 1;
