import { describe, expect, it } from 'vitest';
import { isServingSite, placementState } from './placement-state.ts';

const now = new Date('2026-11-20T12:00:00Z');
const owner = { status: 'working' } as const;
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('the state of a placement', () => {
  it.each([
    ['working', 'working', hoursAgo(1), 'serving'],
    ['working', 'approved', hoursAgo(24), 'serving'],
    ['working', 'approved', hoursAgo(25), 'no_requests'],
    ['working', 'working', null, 'no_requests'],
    ['working', 'moderate', hoursAgo(1), 'site_not_serving'],
    ['stopped', 'moderate', null, 'stopped'],
    ['stopped', 'working', hoursAgo(1), 'stopped'],
    ['archive', 'ban', null, 'archived'],
  ] as const)('%s on a site in %s', (status, siteStatus, lastRequestAt, state) => {
    const site = { status: siteStatus, verifiedAt: now, hasImpressions: true };
    expect(placementState({ status, lastRequestAt }, site, owner, now)).toBe(state);
  });

  it.each([
    [hoursAgo(1), 'ready'],
    [null, 'no_requests'],
  ] as const)('on a site where no advert was ever shown, last asked %s', (lastRequestAt, state) => {
    const site = { status: 'working', verifiedAt: now, hasImpressions: false } as const;
    expect(placementState({ status: 'working', lastRequestAt }, site, owner, now)).toBe(state);
  });

  it.each(['lock', 'ban', 'deleted'] as const)('whose owner is in %s', (status) => {
    const site = { status: 'working', verifiedAt: now, hasImpressions: true } as const;
    const placement = { status: 'working', lastRequestAt: now } as const;
    expect(placementState(placement, site, { status }, now)).toBe('site_not_serving');
  });
});

it.each([
  ['moderate', false],
  ['approved', true],
  ['working', true],
  ['stopped', false],
  ['lock', false],
  ['ban', false],
  ['archive', false],
  ['deleted', false],
] as const)('a site in %s shows adverts: %s', (status, serves) => {
  expect(isServingSite({ status, verifiedAt: now }, owner)).toBe(serves);
  expect(isServingSite({ status, verifiedAt: null }, owner)).toBe(false);
});
