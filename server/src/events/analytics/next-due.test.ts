import type { ReportSchedule } from '@preroll/rules/analytics/report-schedule';
import { describe, expect, it } from 'vitest';
import { nextDue } from './next-due.ts';

const daily = (hour: number): ReportSchedule => ({ frequency: 'daily', weekday: null, hour });
const weekly = (weekday: number, hour: number): ReportSchedule => ({ frequency: 'weekly', weekday, hour });
const monthly = (hour: number): ReportSchedule => ({ frequency: 'monthly', weekday: null, hour });

describe('a report is due next', () => {
  it.each<[string, ReportSchedule, string, after: string, due: string]>([
    ['later today', daily(9), 'UTC', '2026-11-20T08:59:59Z', '2026-11-20T09:00:00Z'],
    ['tomorrow, not at the moment itself', daily(9), 'UTC', '2026-11-20T09:00:00Z', '2026-11-21T09:00:00Z'],
    ['on the day of the zone', daily(0), 'Asia/Kathmandu', '2026-11-20T18:00:00Z', '2026-11-20T18:15:00Z'],
    ['west of UTC', daily(23), 'America/New_York', '2026-11-20T12:00:00Z', '2026-11-21T04:00:00Z'],
    // this is a Friday
    ['on the weekday', weekly(1, 9), 'Europe/Moscow', '2026-11-20T12:00:00Z', '2026-11-23T06:00:00Z'],
    ['on the same weekday', weekly(5, 9), 'Europe/Moscow', '2026-11-20T05:00:00Z', '2026-11-20T06:00:00Z'],
    ['a week later', weekly(5, 9), 'Europe/Moscow', '2026-11-20T06:00:00Z', '2026-11-27T06:00:00Z'],
    ['on the first of the month', monthly(7), 'UTC', '2026-11-01T07:00:00Z', '2026-12-01T07:00:00Z'],
    ['in the next year', monthly(7), 'UTC', '2026-12-01T08:00:00Z', '2027-01-01T07:00:00Z'],
    [
      'in the zone whose month has begun',
      monthly(0),
      'Australia/Sydney',
      '2026-11-30T12:00:00Z',
      '2026-11-30T13:00:00Z',
    ],
    // clocks go forward from 2:00 to 3:00
    ['after an hour that is left out', daily(2), 'America/New_York', '2026-03-07T08:00:00Z', '2026-03-08T07:00:00Z'],
    ['and at its own time the day after', daily(2), 'America/New_York', '2026-03-08T07:00:00Z', '2026-03-09T06:00:00Z'],
    // clocks go back from 2:00 to 1:00
    ['the first time an hour comes', daily(1), 'America/New_York', '2026-10-31T06:00:00Z', '2026-11-01T05:00:00Z'],
    ['not the second time', daily(1), 'America/New_York', '2026-11-01T05:00:00Z', '2026-11-02T06:00:00Z'],
    // clocks go back half an hour, from 2:00 to 1:30
    ['across half an hour', daily(2), 'Australia/Lord_Howe', '2026-04-04T12:00:00Z', '2026-04-04T15:30:00Z'],
  ])('%s', (_, schedule, timezone, after, due) => {
    expect(nextDue(schedule, timezone, new Date(after))).toEqual(new Date(due));
  });
});
