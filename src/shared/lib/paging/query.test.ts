import { describe, expect, it } from 'vitest';
import { emptyListQuery, hasFilters, navigationTo, queryOf } from '.';

describe('queryOf', () => {
  it.each([
    { state: {}, query: emptyListQuery },
    { state: { search: 'spring', page: 3 }, query: { ...emptyListQuery, search: 'spring' } },
    { state: { sort: '-name' }, query: { ...emptyListQuery, sort: { id: 'name', desc: true } } },
    { state: { status: 'ban,lock' }, query: { ...emptyListQuery, choices: { status: ['ban', 'lock'] } } },
    { state: { status: '' }, query: emptyListQuery },
    { state: { status: 7 }, query: emptyListQuery },
    { state: { kind: 'own' }, query: emptyListQuery },
  ])('$state', ({ state, query }) => {
    expect(queryOf(state, ['status'])).toEqual(query);
  });
});

describe('navigationTo', () => {
  it.each([
    { before: {}, query: { ...emptyListQuery, search: 'a' }, search: { search: 'a' }, replace: true },
    { before: { search: 'a' }, query: emptyListQuery, search: {}, replace: true },
    {
      before: { search: 'a', page: 4 },
      query: { ...emptyListQuery, search: 'a', sort: { id: 'name', desc: false } },
      search: { search: 'a', sort: 'name' },
      replace: false,
    },
    { before: { sort: 'name', page: 2 }, query: emptyListQuery, search: {}, replace: false },
    {
      before: { page: 2, folder: 5 },
      query: { ...emptyListQuery, choices: { status: ['ban', 'lock'], kind: [] } },
      search: { folder: 5, status: 'ban,lock' },
      replace: false,
    },
  ])('$before and $query', ({ before, query, search, replace }) => {
    expect(navigationTo(before, query)).toEqual({ search, replace });
  });

  it('keeps the page size', () => {
    expect(navigationTo({ page: 201, after: 'abc', size: 100 }, emptyListQuery).search).toEqual({ size: 100 });
  });

  it('preserves an unchanged query', () => {
    const query = { search: 'x', sort: { id: 'name', desc: true }, choices: { status: ['ban'] } };
    expect(queryOf(navigationTo({ page: 9 }, query).search, ['status'])).toEqual(query);
  });
});

describe('narrowsDown', () => {
  it.each([
    { query: emptyListQuery, expected: false },
    { query: { ...emptyListQuery, search: ' ' }, expected: false },
    { query: { ...emptyListQuery, search: 'a' }, expected: true },
    { query: { ...emptyListQuery, choices: { status: [] } }, expected: false },
    { query: { ...emptyListQuery, choices: { status: ['ban'] } }, expected: true },
    { query: { ...emptyListQuery, sort: { id: 'name', desc: true } }, expected: false },
  ])('$query: $expected', ({ query, expected }) => {
    expect(hasFilters(query)).toBe(expected);
  });
});
