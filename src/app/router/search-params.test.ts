import { expect, it } from 'vitest';
import { listSearch } from '@/shared/lib/search';
import { parseSearch, stringifySearch } from './search-params';

const read = listSearch(['name']);

it.each([
  ['spring', 'spring'],
  ['12', '12'],
  ['7.5', '7.5'],
  ['-3', '-3'],
  ['12345678901234567890', '12345678901234567890'],
  ['0.1000', '0.1000'],
  ['1e5', '1e5'],
  ['007', '007'],
  ['true', 'true'],
  ['null', 'null'],
  ['[1]', '[1]'],
  ['{"a":1}', '{"a":1}'],
  ['50%25 off', '50% off'],
  ['"12"', '12'],
])('reads the search %s, typed into the address bar, as %s', (typed, search) => {
  expect(read(parseSearch(`?search=${typed}`))).toEqual({ search });
});

it.each([
  'spring',
  '12',
  '7.5',
  '12345678901234567890',
  '1e5',
  'true',
  'null',
  '"quoted"',
  '[1]',
  '{}',
  '50% off',
  'a&b=c',
])('reads the search %s as it was written', (search) => {
  const address = stringifySearch({ search, page: 2 });
  expect(read(parseSearch(address))).toEqual({ search, page: 2 });
});
