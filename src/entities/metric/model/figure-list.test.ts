import { describe, expect, it } from 'vitest';
import { figureList } from './figure-list';

type Search = Parameters<typeof figureList<{ sort?: 'name' | 'spend' | '-spend' | undefined; zone?: string }>>[0];

const ask = (search: Search, isOwn: boolean) => {
  const { state, isRequestedSort, period, defaultSort } = figureList(search, {
    figure: 'spend',
    preset: '7-days',
    isOwn,
  });
  const { date_from, date_to } = period;
  return { sort: state.sort, isRequestedSort, isInDays: state.days, defaultSort, days: { date_from, date_to } };
};

describe('figureList', () => {
  it.each<[Search, string]>([
    [{}, '-spend'],
    [{ sort: '-spend' }, '-spend'],
    [{ sort: 'spend' }, 'spend'],
  ])("sorts the user's own records by their figure, in the list's dates: %j", (search, sort) => {
    const { days, ...request } = ask(search, true);
    expect(request).toEqual({ sort, isRequestedSort: true, isInDays: days, defaultSort: { id: 'spend', desc: true } });
  });

  it('sends no days for another order', () => {
    expect(ask({ sort: 'name' }, true)).toMatchObject({ sort: 'name', isRequestedSort: true, isInDays: undefined });
  });

  it.each<[Search, boolean]>([
    [{}, false],
    [{ sort: 'spend' }, false],
    [{ sort: '-spend' }, false],
    [{ zone: 'Asia/Tokyo' }, true],
    [{ zone: 'Asia/Tokyo', sort: 'spend' }, true],
  ])("leaves the order of %j to the server if it can't be sorted by figures; own: %s", (search, isOwn) => {
    expect(ask(search, isOwn)).toMatchObject({
      sort: undefined,
      isRequestedSort: search.sort === undefined,
      isInDays: undefined,
      defaultSort: undefined,
    });
  });
});
