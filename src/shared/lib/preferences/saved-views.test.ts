import { describe, expect, it } from 'vitest';
import { matchesView, parseViews, pickViewState, withoutView, withView } from './saved-views';

const unpaid = { name: 'Unpaid', search: { status: 'lock', sort: '-balance' } };

it('a view includes filters, search and order, but not the page', () => {
  expect(pickViewState({ ...unpaid.search, page: 3, size: 25, panel: undefined })).toEqual(unpaid.search);
});

describe('matchesView', () => {
  it.each([
    [{ status: 'lock', sort: '-balance' }, true],
    [{ sort: '-balance', status: 'lock', page: 2, size: 25 }, true],
    [{ status: 'lock' }, false],
    [{ status: 'lock', sort: '-balance', panel: 'admin' }, false],
    [{ status: 'ban', sort: '-balance' }, false],
    [{}, false],
  ])('%j: %s', (state, expected) => {
    expect(matchesView(unpaid, state)).toBe(expected);
  });
});

it('views are sorted by name, without duplicates', () => {
  const admins = { name: 'Admins', search: { panel: 'admin' } };
  const views = withView([unpaid], admins);
  expect(views).toEqual([admins, unpaid]);
  const changed = { name: 'Unpaid', search: {} };
  expect(withView(views, changed)).toEqual([admins, changed]);
  expect(withoutView(views, 'Admins')).toEqual([unpaid]);
});

it.each([
  [null, []],
  ['not JSON', []],
  ['{}', []],
  ['[{"name":7},{"name":"A"},{"name":"B","search":{"x":1}},null]', [{ name: 'B', search: { x: 1 } }]],
])('parses stored %s as %j', (text, views) => {
  expect(parseViews(text)).toEqual(views);
});
