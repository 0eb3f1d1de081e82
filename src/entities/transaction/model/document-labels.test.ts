import { afterEach, expect, it } from 'vitest';
import { formatIssueDate } from './document-labels';

const home = process.env.TZ;
afterEach(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

it.each(['Pacific/Auckland', 'America/Los_Angeles'])("shows the document's own date in every time zone: %s", (zone) => {
  process.env.TZ = zone;
  expect(formatIssueDate({ issued_at: '2026-11-20T17:05:00.000Z' })).toBe('20/11/2026');
  expect(formatIssueDate({ issued_at: '2026-11-20T02:05:00.000Z' })).toBe('20/11/2026');
  expect(formatIssueDate({ issued_at: null })).toBeNull();
});
