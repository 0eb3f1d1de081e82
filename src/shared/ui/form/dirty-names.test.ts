import { expect, test } from 'vitest';
import { dirtyNames } from './dirty-names';

test.each([
  [{}, []],
  [{ name: true, title: false }, ['name']],
  [{ trackers: [{ url: false }, { url: true }] }, ['trackers']],
  [{ trackers: [{ url: false }], ord: {} }, []],
])('of %j have changed %j', (marks, names) => {
  expect(dirtyNames(marks)).toEqual(names);
});
