import { todayIn } from '@preroll/rules/time/periods';
import { beforeEach, expect, it } from 'vitest';
import { keepAccountZone } from '@/shared/lib/dates';
import { periodParams } from './figures-period';

beforeEach(() => localStorage.clear());

it.each(['Pacific/Kiritimati', 'Pacific/Niue'])("ends with the account's day, in %s", (timezone) => {
  keepAccountZone(timezone);
  const today = todayIn(timezone);
  expect(periodParams({ dates: 'today' }, '7-days')).toEqual({
    date_from: today,
    date_to: today,
    compare: 'previous_period',
  });
});
