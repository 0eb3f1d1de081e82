import { expect, test } from 'vitest';
import { errorPaths } from './error-paths';

test('lists invalid fields by path, without form-level errors', () => {
  const refused = { type: 'custom', message: 'No' };
  expect(errorPaths({ name: refused, ads: { ip: { white: refused } }, list: [undefined, { url: refused }] })).toEqual([
    'name',
    'ads.ip.white',
    'list.1.url',
  ]);
  expect(errorPaths({ root: { server: refused } })).toEqual([]);
});
