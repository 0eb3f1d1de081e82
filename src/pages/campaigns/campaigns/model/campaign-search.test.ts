import { expect, it } from 'vitest';
import { campaignSearch } from './campaign-search';

const nothing = { status: undefined, state: undefined, group: undefined, owner: undefined };

it.each([
  [{}, nothing],
  [{ status: 'stopped,working' }, { ...nothing, status: 'stopped,working' }],
  [{ status: 'nonsense,lock' }, { ...nothing, status: 'lock' }],
  [{ status: 'deleted' }, nothing],
  [{ status: 3 }, nothing],
  [{ state: 'archived,serving,stopped' }, { ...nothing, state: 'serving,archived' }],
  [
    { group: 0, owner: 0 },
    { ...nothing, group: 0 },
  ],
  [
    { group: 3, owner: 7 },
    { ...nothing, group: 3, owner: 7 },
  ],
  [{ group: -1, owner: '7' }, nothing],
])('reads %o', (search, expected) => {
  expect(campaignSearch(search)).toEqual(expected);
});
