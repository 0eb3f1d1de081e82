import { describe, expect, it } from 'vitest';
import { listSearch } from './list-search';

const read = listSearch(['name', 'status']);

describe('listSearch', () => {
  it('reads the state of a list', () => {
    const state = { search: 'spring', sort: '-status', page: 3, size: 100 };
    expect(read(state)).toEqual(state);
  });

  it.each([
    { search: 7 },
    { sort: 'password' },
    { sort: '--name' },
    { page: 0 },
    { page: 1.5 },
    { page: '2' },
    { size: 7 },
    { somethingElse: true },
  ])('forgives %o', (state) => {
    expect(read(state)).toEqual({});
  });
});
