import { describe, expect, it } from 'vitest';
import { narrowsDown, navigationTo, queryOf, wholeList } from '.';

describe('queryOf', () => {
  it.each([
    { state: {}, query: wholeList },
    { state: { search: 'spring', page: 3 }, query: { ...wholeList, search: 'spring' } },
    { state: { sort: '-name' }, query: { ...wholeList, sort: { id: 'name', desc: true } } },
    { state: { status: 'ban,lock' }, query: { ...wholeList, choices: { status: ['ban', 'lock'] } } },
    { state: { status: '' }, query: wholeList },
    { state: { status: 7 }, query: wholeList },
    { state: { kind: 'own' }, query: wholeList },
  ])('$state', ({ state, query }) => {
    expect(queryOf(state, ['status'])).toEqual(query);
  });
});

describe('navigationTo', () => {
  it.each([
    { before: {}, query: { ...wholeList, search: 'a' }, search: { search: 'a' }, replace: true },
    { before: { search: 'a' }, query: wholeList, search: {}, replace: true },
    {
      before: { search: 'a', page: 4 },
      query: { ...wholeList, search: 'a', sort: { id: 'name', desc: false } },
      search: { search: 'a', sort: 'name' },
      replace: false,
    },
    { before: { sort: 'name', page: 2 }, query: wholeList, search: {}, replace: false },
    {
      before: { page: 2, folder: 5 },
      query: { ...wholeList, choices: { status: ['ban', 'lock'], kind: [] } },
      search: { folder: 5, status: 'ban,lock' },
      replace: false,
    },
  ])('$before and $query', ({ before, query, search, replace }) => {
    expect(navigationTo(before, query)).toEqual({ search, replace });
  });

  it('keeps how many rows a page has', () => {
    expect(navigationTo({ page: 9, size: 100 }, wholeList).search).toEqual({ size: 100 });
  });

  it('comes back to the query it was made from', () => {
    const query = { search: 'x', sort: { id: 'name', desc: true }, choices: { status: ['ban'] } };
    expect(queryOf(navigationTo({ page: 9 }, query).search, ['status'])).toEqual(query);
  });
});

describe('narrowsDown', () => {
  it.each([
    { query: wholeList, expected: false },
    { query: { ...wholeList, search: ' ' }, expected: false },
    { query: { ...wholeList, search: 'a' }, expected: true },
    { query: { ...wholeList, choices: { status: [] } }, expected: false },
    { query: { ...wholeList, choices: { status: ['ban'] } }, expected: true },
    { query: { ...wholeList, sort: { id: 'name', desc: true } }, expected: false },
  ])('$query: $expected', ({ query, expected }) => {
    expect(narrowsDown(query)).toBe(expected);
  });
});
