import { describe, expect, it } from 'vitest';
import { folderListSearch, listSearch } from './list-search';

const read = listSearch(['name', 'status']);

describe('listSearch', () => {
  it('reads the state of a list', () => {
    const state = { search: 'spring', sort: '-status', page: 3, size: 100 };
    expect(read(state)).toEqual(state);
  });

  it.each([
    [{ page: 200 }, { page: 200 }],
    [{ page: 201 }, {}],
    [
      { page: 201, after: 'abc' },
      { page: 201, after: 'abc' },
    ],
    [
      { page: 100, size: 100, after: 'abc' },
      { page: 100, size: 100 },
    ],
    [
      { page: 101, size: 100, after: 'abc' },
      { page: 101, size: 100, after: 'abc' },
    ],
    [{ after: 'abc' }, {}],
  ])('reads %j as %j: only a page without a number has a cursor', (search, state) => {
    expect(read(search)).toEqual(state);
  });

  it.each([12, 7.5, true])('searches for %s although the router parsed it as another type', (search) => {
    expect(read({ search })).toEqual({ search: String(search) });
  });

  it.each([
    { search: ['a', 'b'] },
    { search: null },
    { sort: 'password' },
    { sort: '--name' },
    { page: 0 },
    { page: 1.5 },
    { page: '2' },
    { page: 201, after: 7 },
    { size: 7 },
    { somethingElse: true },
  ])('ignores invalid values: %o', (state) => {
    expect(read(state)).toEqual({});
  });
});

const readInFolder = folderListSearch(['name']);

describe('folderListSearch', () => {
  it.each([
    [{ folder: 7 }, 7],
    [{ folder: 0 }, 0],
    [{}, undefined],
    [{ folder: '7' }, undefined],
    [{ folder: -1 }, undefined],
    [{ folder: 1.5 }, undefined],
  ])('%j is %j', (search, folder) => {
    expect(readInFolder(search)).toEqual({ folder });
  });
});
