import { expect, it } from 'vitest';
import { siteSearch } from './site-search';

const nothing = { status: undefined, state: undefined, category: undefined, verification: undefined, owner: undefined };

it.each([
  [{}, nothing],
  [{ status: 'working,approved' }, { ...nothing, status: 'approved,working' }],
  [{ status: 'deleted' }, nothing],
  [{ status: 'nonsense,lock' }, { ...nothing, status: 'lock' }],
  [{ status: 3 }, nothing],
  [{ state: 'serving,returned' }, { ...nothing, state: 'returned,serving' }],
  [{ state: 'owner_locked' }, { ...nothing, state: 'owner_locked' }],
  [{ state: 'paused' }, nothing],
  [{ category: 'IAB12-3' }, { ...nothing, category: 'IAB12-3' }],
  [{ category: "IAB1' or 1=1" }, nothing],
  [{ category: 12 }, nothing],
  [{ verification: 'at_risk' }, { ...nothing, verification: 'at_risk' }],
  [{ verification: 'maybe' }, nothing],
  [{ owner: 9 }, { ...nothing, owner: 9 }],
  [{ owner: 0 }, nothing],
  [{ owner: '9' }, nothing],
  [{ owner: 1.5 }, nothing],
])('reads %o', (search, expected) => {
  expect(siteSearch(search)).toEqual(expected);
});
