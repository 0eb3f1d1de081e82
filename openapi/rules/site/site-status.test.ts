import { describe, expect, it } from 'vitest';
import {
  checkSiteAction,
  type SiteStatus,
  type SiteStatusAction,
  siteStatusAfter,
  statusToRestore,
} from './site-status.ts';

const statuses = ['moderate', 'returned', 'approved', 'working', 'stopped', 'lock', 'ban', 'archive'] as const;
type Shown = (typeof statuses)[number];

/**
 * One entry per status, in the order above: `+` is possible, `v` only with a verified domain, `=` changes nothing, `-`
 * is not possible.
 */
const byReviewer: Record<SiteStatusAction, string> = {
  //         moderate returned approved working stopped lock ban archive
  start: '    -        -        v        =       v       -    -   -',
  stop: '     -        -        +        +       =       -    -   -',
  archive: '  +        +        +        +       +       -    -   =',
  restore: '  -        -        -        -       -       -    -   +',
  resubmit: ' =        +        -        -       -       -    -   -',
  approve: '  +        +        =        -       -       -    +   -',
  return: '   +        +        +        +       +       -    +   -',
  ban: '      +        +        +        +       +       +    =   +',
  lock: '     +        +        +        +       +       =    -   +',
  unlock: '   -        -        -        -       -       +    -   -',
};

const forReviewers: readonly string[] = ['approve', 'return', 'ban', 'lock', 'unlock'];

const viewers = [
  ['webmaster', { cabinet: 'webmaster', isAdmin: false }, false],
  ['webmaster with the flag', { cabinet: 'webmaster', isAdmin: true }, false],
  ['admin panel without the flag', { cabinet: 'admin', isAdmin: false }, false],
  ['manager', { cabinet: 'manager', isAdmin: false }, true],
  ['admin', { cabinet: 'admin', isAdmin: true }, true],
] as const;

const codes = { '+': null, '=': 'no-change', '-': 'invalid-transition' } as const;

const statusOf = (shown: Shown): SiteStatus => (shown === 'returned' ? 'moderate' : shown);

function expected(cell: string, isVerified: boolean) {
  if (cell === 'v') return isVerified ? null : 'not-verified';
  return codes[cell as keyof typeof codes];
}

const cells = viewers.flatMap(([viewer, asking, reviews]) =>
  Object.entries(byReviewer).flatMap(([action, row]) =>
    row
      .trim()
      .split(/\s+/)
      .flatMap((cell, index) =>
        [true, false].map((isVerified) => {
          const code = !reviews && forReviewers.includes(action) ? 'forbidden' : expected(cell, isVerified);
          return {
            viewer,
            asking,
            action: action as SiteStatusAction,
            shown: statuses[index] as Shown,
            isVerified,
            code,
          };
        }),
      ),
  ),
);

describe('checkSiteAction', () => {
  it.each(cells)('$viewer: $action, $shown, verified $isVerified: $code', (cell) => {
    const { asking, action, shown, isVerified, code } = cell;
    const site = { status: statusOf(shown), isReturned: shown === 'returned', wasApproved: true, isVerified };
    expect(checkSiteAction(site, action, asking)?.code ?? null).toBe(code);
  });
});

describe('siteStatusAfter', () => {
  it.each<[SiteStatusAction, SiteStatus, SiteStatus]>([
    ['start', 'working', 'working'],
    ['stop', 'stopped', 'stopped'],
    ['archive', 'archive', 'archive'],
    ['restore', 'stopped', 'moderate'],
    ['resubmit', 'moderate', 'moderate'],
    ['approve', 'approved', 'approved'],
    ['return', 'moderate', 'moderate'],
    ['ban', 'ban', 'ban'],
    ['lock', 'lock', 'lock'],
    ['unlock', 'stopped', 'moderate'],
  ])('%s leads to %s; without a previous approval to %s', (action, approved, never) => {
    expect(siteStatusAfter({ archivedFrom: null, wasApproved: true }, action)).toBe(approved);
    expect(siteStatusAfter({ archivedFrom: null, wasApproved: false }, action)).toBe(never);
  });

  it.each<SiteStatus>(['approved', 'working', 'stopped'])('restore undoes archiving from %s', (archivedFrom) => {
    expect(siteStatusAfter({ wasApproved: true, archivedFrom }, 'restore')).toBe(archivedFrom);
    expect(siteStatusAfter({ wasApproved: false, archivedFrom }, 'restore')).toBe('moderate');
    expect(siteStatusAfter({ wasApproved: true, archivedFrom }, 'unlock')).toBe('stopped');
  });
});

describe('statusToRestore', () => {
  const now = Date.parse('2026-11-26T12:00:00.000Z');

  it.each<[string, SiteStatus, SiteStatus | null]>([
    ['2026-11-26T12:00:00.000Z', 'working', 'working'],
    ['2026-11-26T11:30:00.000Z', 'moderate', 'moderate'],
    ['2026-11-26T11:00:00.001Z', 'approved', 'approved'],
    ['2026-11-26T11:00:00.000Z', 'approved', null],
    ['2026-11-25T12:00:00.000Z', 'stopped', null],
  ])('archived at %s from %s: returns to %s', (at, status, taken) => {
    expect(statusToRestore({ status, at }, now)).toBe(taken);
  });

  it('is null for a site that is not archived', () => {
    expect(statusToRestore(null, now)).toBeNull();
  });
});
