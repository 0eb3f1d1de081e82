import { expect, it } from 'vitest';
import { advertListSearch, campaignPageSearch, campaignSearch } from './campaign-search';

const nothing = { status: undefined, group: undefined, owner: undefined };

it.each([
  [{}, nothing],
  [{ status: 'stopped,working' }, { ...nothing, status: 'working,stopped' }],
  [{ status: 'nonsense,lock' }, { ...nothing, status: 'lock' }],
  [{ status: 'deleted' }, nothing],
  [{ status: 3 }, nothing],
  [
    { group: 0, owner: 0 },
    { ...nothing, group: 0 },
  ],
  [
    { group: 3, owner: 7 },
    { ...nothing, group: 3, owner: 7 },
  ],
  [{ group: -1, owner: '7' }, nothing],
])('%o', (search, expected) => {
  expect(campaignSearch(search)).toEqual(expected);
});

it('accepts the states of adverts', () => {
  const search = { status: 'working,returned,moderate,deleted', owner: 7 };
  expect(campaignPageSearch(search)).toEqual({ status: 'moderate,returned,working' });
  expect(advertListSearch(search)).toEqual({ status: 'moderate,returned,working', owner: 7 });
});
