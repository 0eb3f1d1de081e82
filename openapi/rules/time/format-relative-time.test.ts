import { expect, it } from 'vitest';
import { formatRelativeTime } from './format-relative-time.ts';

it.each([
  // the database's clock may be ahead
  ['2026-11-20T10:00:05Z', 'just now'],
  ['2026-11-20T09:59:01Z', 'just now'],
  ['2026-11-20T09:59:00Z', '1 minute ago'],
  ['2026-11-20T09:00:01Z', '59 minutes ago'],
  ['2026-11-20T08:30:00Z', '1 hour ago'],
  ['2026-11-19T10:00:01Z', '23 hours ago'],
  ['2026-11-19T10:00:00Z', '1 day ago'],
  ['2026-09-20T10:00:00Z', '61 days ago'],
])('%s: %s', (moment, expected) => {
  expect(formatRelativeTime(new Date(moment), new Date('2026-11-20T10:00:00Z'))).toBe(expected);
});
