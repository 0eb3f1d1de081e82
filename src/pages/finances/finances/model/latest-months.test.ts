import { afterEach, expect, it } from 'vitest';
import { latestMonths } from './latest-months';

const home = process.env.TZ;
afterEach(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

it.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])('offers no month to come, in %s', (zone) => {
  process.env.TZ = zone;
  expect(latestMonths(new Date('2026-11-30T23:30:00Z'), 3)).toEqual(['2026-11', '2026-10', '2026-09']);
  expect(latestMonths(new Date('2026-12-01T00:30:00Z'), 2)).toEqual(['2026-12', '2026-11']);
  expect(latestMonths(new Date('2027-01-31T12:00:00Z'), 3)).toEqual(['2027-01', '2026-12', '2026-11']);
});
