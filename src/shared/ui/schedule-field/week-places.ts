/** Hours per row of the grid; the second half of the day is below, with its own header. */
export const HOURS_PER_ROW = 12;

/** @param hour determines the column; the first column has the weekdays */
export const columnOf = (hour: number): number => (hour % HOURS_PER_ROW) + 2;

/** @param weekday Monday = 1; 0 for the header */
export const rowOf = (hour: number, weekday: number): number => Math.floor(hour / HOURS_PER_ROW) * 8 + weekday + 1;
