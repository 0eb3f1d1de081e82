import { expect, test } from 'vitest';
import { dirtyPaths, enclosingField } from './dirty-paths';

test.each([
  [{}, []],
  [{ name: true, title: false }, ['name']],
  [{ trackers: [{ url: false }, { url: true }] }, ['trackers.1.url']],
  [{ trackers: [{ url: false }], ord: {} }, []],
  [{ ads: { cash_limit: true, ip: { white: true, black: false } } }, ['ads.cash_limit', 'ads.ip.white']],
])('%j has the changed paths %j', (marks, paths) => {
  expect(dirtyPaths(marks)).toEqual(paths);
});

test.each([
  ['name', 'name'],
  ['ads.ip.white', 'ads.ip'],
  ['ads.keywords', 'ads'],
  ['names', undefined],
])('%s belongs to %s', (path, field) => {
  const fields = new Set(['name', 'ads', 'ads.ip']);
  expect(enclosingField(path, (name) => fields.has(name))).toBe(field);
});
