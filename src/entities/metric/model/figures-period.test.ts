import { todayIn } from '@preroll/rules/time/periods';
import { beforeEach, expect, it } from 'vitest';
import { storeAccountZone } from '@/shared/lib/dates';
import { periodParams } from './figures-period';

beforeEach(() => localStorage.clear());

it.each(['Pacific/Kiritimati', 'Pacific/Niue'])("ends with today's date of the account, in %s", (timezone) => {
  storeAccountZone(timezone);
  const today = todayIn(timezone);
  expect(periodParams({ dates: 'today' }, '7-days')).toEqual({
    date_from: today,
    date_to: today,
    compare: 'previous_weeks',
  });
});

it("ends with today's date in the applicable time zone, and sends only a chosen time zone", () => {
  storeAccountZone('Pacific/Niue');
  const [there, here] = ['Pacific/Kiritimati', 'Pacific/Niue'];
  expect(periodParams({ dates: 'today', zone: there }, '7-days')).toMatchObject({
    date_to: todayIn(there),
    timezone: there,
  });
  const ofRecord = periodParams({ dates: 'today' }, '7-days', there);
  expect(ofRecord).not.toHaveProperty('timezone');
  expect(ofRecord.date_to).toBe(todayIn(there));
  expect(ofRecord.date_to).not.toBe(todayIn(here));
});
