import { expect, it } from 'vitest';
import { repairEscapes } from './repair-escapes.ts';

it.each([
  ['/campaigns/12?search=%ff', '/campaigns/12?search=%ff'],
  ['/recover/a%2Fb%20c', '/recover/a%2Fb%20c'],
  ['/%D0%BF', '/%D0%BF'],
  ['/campaigns/%ff', '/campaigns/%25ff'],
  ['/campaigns/%zz', '/campaigns/%25zz'],
  ['/campaigns/%', '/campaigns/%25'],
  ['/campaigns/%2', '/campaigns/%252'],
  ['/campaigns/%D0', '/campaigns/%25D0'],
  ['/%D0%BF/%ff%2F?a?b', '/%D0%BF/%25ff%252F?a?b'],
])('%s becomes %s', (url, read) => expect(repairEscapes(url)).toBe(read));
