import { beforeEach, describe, expect, it } from 'vitest';
import { storePreferences } from '@/shared/lib/table-preferences';
import { listSearch } from './list-search';

const read = listSearch('campaigns', ['name', 'status']);

beforeEach(() => localStorage.clear());

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

  it('takes the size that the person likes, unless the address says which rows it means', () => {
    storePreferences('campaigns', { hidden: [], density: 'comfortable', pageSize: 25 });
    expect(read({})).toEqual({ size: 25 });
    expect(read({ size: 100 })).toEqual({ size: 100 });
    expect(read({ page: 2 })).toEqual({ page: 2 });
  });
});
