import { expect, it } from 'vitest';
import { toUri } from './to-uri.ts';

it.each([
  ['https://stat.example/pixel?e=start&a=%D0%B0#x', null],
  ['https://пример.рф/страница?q=[CACHEBUSTING]&c=%%CACHEBUSTER%%', null],
  ['https://[2001:db8::1]:8443/p', null],
  ['https://stat.example/100%', 'https://stat.example/100%25'],
  ['https://stat.example/a[0]=[1]', 'https://stat.example/a%5B0%5D=%5B1%5D'],
  ['https://stat.example/[[ERRORCODE]]', 'https://stat.example/%5B[ERRORCODE]%5D'],
  ['https://stat.example/a b', 'https://stat.example/a%20b'],
  ['https://stat.example/#a#b', 'https://stat.example/#a%23b'],
  ['https://stat.example?a=1', null],
])('%s', (address, uri) => {
  expect(toUri(address)).toBe(uri ?? address);
});
