import { expect, test } from 'vitest';
import { refusedPaths } from './refused-paths';

test('each refused field by its path; the form as a whole is none', () => {
  const refused = { type: 'custom', message: 'No' };
  expect(refusedPaths({ name: refused, ads: { ip: { white: refused } }, list: [undefined, { url: refused }] })).toEqual(
    ['name', 'ads.ip.white', 'list.1.url'],
  );
  expect(refusedPaths({ root: { server: refused } })).toEqual([]);
});
