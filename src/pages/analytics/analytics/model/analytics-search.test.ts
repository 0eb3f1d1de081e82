import { expect, it } from 'vitest';
import { analyticsSearch } from './analytics-search';

it('reads the parameters of a report', () => {
  const search = {
    dates: '2026-11-01_2026-11-07',
    compare: 'year',
    by: 'campaign,country',
    metrics: 'click',
    filter: 'country:in:RU,KZ',
    metric: 'click',
    chart: 'parts',
    grain: 'week',
    sort: '-click:change',
    page: 2,
    zone: 'America/Argentina/Buenos_Aires',
  };
  expect(analyticsSearch(search)).toEqual(search);
});

it('reads a chart of stacked areas', () => {
  expect(analyticsSearch({ chart: 'areas' }).chart).toBe('areas');
});

it('ignores invalid parameters', () => {
  const search = { dates: 'x', by: 7, metrics: 'a b', filter: 'x', sort: 'a;b', page: 0, zone: 'x y', chart: 'pie' };
  expect(Object.values(analyticsSearch(search)).every((value) => value === undefined)).toBe(true);
});
