import { expect, test } from 'vitest';
import { describeSchedule, isScheduled, scheduledHours } from './describe-schedule';

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

test.each([
  [[], [], 'Always', 168],
  [from(0, 23), from(1, 7), 'Always', 168],
  [from(9, 18), from(1, 5), 'Mon-Fri 09:00-18:59', 50],
  [[18, 9, 10, 11, 12, 13, 14, 15, 16, 17], [5, 4, 3, 2, 1], 'Mon-Fri 09:00-18:59', 50],
  [[], [6, 7], 'Sat, Sun all day', 48],
  [[20], [], 'Every day 20:00-20:59', 7],
  [[22, 23, 0, 1], [5, 6], 'Fri, Sat 00:00-01:59, 22:00-23:59', 8],
  [[8, 9, 12], [1, 3, 4, 5, 7], 'Mon, Wed-Fri, Sun 08:00-09:59, 12:00-12:59', 15],
  [[0], [1], 'Mon 00:00-00:59', 1],
])('hours %j on weekdays %j: %s, %i of 168 h', (hours, weekdays, sentence, count) => {
  expect(describeSchedule({ hours, weekdays })).toBe(sentence);
  expect(scheduledHours({ hours, weekdays })).toBe(count);
});

test.each([
  [{ hours: [], weekdays: [] }, 3, 7, true],
  [{ hours: [3], weekdays: [] }, 3, 7, true],
  [{ hours: [3], weekdays: [1] }, 3, 7, false],
  [{ hours: [], weekdays: [7] }, 4, 7, true],
  [{ hours: [3], weekdays: [7] }, 4, 7, false],
])('%j at hour %i of weekday %i: %s', (schedule, hour, weekday, isIn) => {
  expect(isScheduled(schedule, hour, weekday)).toBe(isIn);
});
