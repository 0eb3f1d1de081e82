import { expect, it } from 'vitest';
import { waitingTime } from './waiting-time';

const now = new Date('2026-11-26T10:00:00Z');

it.each([
  { since: '2026-11-26T10:00:00Z', short: '0:00', words: '0 min' },
  { since: '2026-11-26T09:55:30Z', short: '0:04', words: '4 min' },
  { since: '2026-11-26T08:20:00Z', short: '1:40', words: '1 h 40 min' },
  { since: '2026-11-25T11:50:00Z', short: '22:10', words: '22 h 10 min' },
  { since: '2026-11-25T10:00:00Z', short: '1 d', words: '1 d' },
  { since: '2026-11-24T05:59:00Z', short: '2 d 4 h', words: '2 d 4 h' },
  // clocks of different computers may differ
  { since: '2026-11-26T10:00:20Z', short: '0:00', words: '0 min' },
])('formats the time since $since as $words', ({ since, ...time }) => {
  expect(waitingTime(new Date(since), now.getTime())).toEqual(time);
});
