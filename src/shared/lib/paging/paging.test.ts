import { describe, expect, it } from 'vitest';
import { entriesOf, infiniteList, listedStatuses, pageParams, readAll, sortOf, sortParam } from '.';

describe('pageParams', () => {
  it.each([
    { state: {}, expected: { offset: 0, limit: 50 } },
    { state: { page: 3 }, expected: { offset: 100, limit: 50 } },
    { state: { page: 3, size: 25 }, expected: { offset: 50, limit: 25 } },
    { state: { page: 201, after: 'abc' }, expected: { after: 'abc', offset: undefined, limit: 50 } },
    { state: { search: '', sort: 'name' }, expected: { search: undefined, sort: 'name', offset: 0, limit: 50 } },
    { state: { search: 'spring', page: 1 }, expected: { search: 'spring', sort: undefined, offset: 0, limit: 50 } },
  ])('$state', ({ state, expected }) => {
    expect(pageParams(state)).toEqual(expected);
  });
});

describe('listedStatuses', () => {
  it.each([
    [{}, ['working', 'stopped']],
    [{ status: '', state: '', search: '' }, ['working', 'stopped']],
    [{ status: 'stopped,archive', search: 'spring' }, ['stopped', 'archive']],
    [{ state: 'archived' }, undefined],
    [{ search: 'spring' }, undefined],
  ])('are %j for %j', (state, statuses) => {
    expect(listedStatuses(state, ['working', 'stopped'])).toEqual(statuses);
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

describe('readAll', () => {
  it('follows the cursors to the last page', async () => {
    const pages = new Map([
      [undefined, { items: [1, 2], next: 'a' }],
      ['a', { items: [], next: 'b' }],
      ['b', { items: [3], next: null }],
    ]);
    const read = async ({ after }: { after: string | undefined }) => pages.get(after) ?? { items: [0], next: null };
    expect(await readAll(read)).toEqual([1, 2, 3]);
  });
});

describe('infiniteList', () => {
  it.each([
    ['abc', 'abc'],
    [null, undefined],
  ])('after %s the next page parameter is %s', (next, param) => {
    expect(infiniteList.getNextPageParam({ next })).toBe(param);
  });
});

describe('entriesOf', () => {
  it('removes duplicates between pages', () => {
    const page = (...ids: number[]) => ({ items: ids.map((id) => ({ id })) });
    expect(entriesOf([page(1, 2), page(2, 3)]).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
