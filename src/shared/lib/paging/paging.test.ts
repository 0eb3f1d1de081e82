import { describe, expect, it } from 'vitest';
import { entriesOf, pageParams, sortOf, sortParam } from '.';

describe('pageParams', () => {
  it.each([
    { state: {}, expected: { search: undefined, sort: undefined, offset: 0, limit: 50 } },
    { state: { page: 3 }, expected: { search: undefined, sort: undefined, offset: 100, limit: 50 } },
    { state: { page: 3, size: 25 }, expected: { search: undefined, sort: undefined, offset: 50, limit: 25 } },
    { state: { search: '', sort: 'name' }, expected: { search: undefined, sort: 'name', offset: 0, limit: 50 } },
    { state: { search: 'spring', page: 1 }, expected: { search: 'spring', sort: undefined, offset: 0, limit: 50 } },
  ])('$state', ({ state, expected }) => {
    expect(pageParams(state)).toEqual(expected);
  });
});

describe('sortOf and sortParam', () => {
  it.each([
    { param: undefined, sort: undefined },
    { param: 'name', sort: { id: 'name', desc: false } },
    { param: '-updated_at', sort: { id: 'updated_at', desc: true } },
  ])('$param', ({ param, sort }) => {
    expect(sortOf(param)).toEqual(sort);
    expect(sortParam(sort)).toBe(param);
  });
});

describe('entriesOf', () => {
  it('has an entry once that two pages have', () => {
    const page = (...ids: number[]) => ({ items: ids.map((id) => ({ id })) });
    expect(entriesOf([page(1, 2), page(2, 3)]).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
