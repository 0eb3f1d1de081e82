import { expect, it } from 'vitest';
import { hourLabel, hourOf, repeatedHour } from './analytics-hours.ts';

it.each([
  ['7', 7, '07:00'],
  ['23', 23, '23:00'],
  [repeatedHour(1, '-05:00'), 1, '01:00 (UTC-05:00)'],
  [repeatedHour(1, '+10:30'), 1, '01:00 (UTC+10:30)'],
  [repeatedHour(0, '+00:00'), 0, '00:00 (UTC+00:00)'],
])('%s is hour %i with the label %s', (value, hour, label) => {
  expect([hourOf(value), hourLabel(value)]).toEqual([hour, label]);
});
