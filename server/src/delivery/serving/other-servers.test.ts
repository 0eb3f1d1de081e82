import { expect, it } from 'vitest';
import type { HttpRequest } from '../request/read-ad-request.ts';
import { otherServers } from './other-servers.ts';

const http: HttpRequest = {
  ip: '198.51.100.7',
  headers: { 'user-agent': 'Mozilla/5.0 (X11; "a&b")', referer: 'https://news.example/frame' },
  query: { page: 'https://news.example/?a=1&b={ip}#c', w: '640', h: ['360', '1'] },
};
const tagOf = (endpoint: string, changes: Partial<HttpRequest> = {}, mayRecognise = true) =>
  otherServers({ feeds: [3], backfill: null }, [{ id: 3, endpoint }], {
    ...{ http: { ...http, ...changes }, mayRecognise },
  })[0]?.tag;

it.each<[string, string, string, Partial<HttpRequest>?]>([
  ['the page, encoded', '?u={page}', '?u=https%3A%2F%2Fnews.example%2F%3Fa%3D1%26b%3D%7Bip%7D%23c'],
  ['the page of the header', '?u={page}', '?u=https%3A%2F%2Fnews.example%2Fframe', { query: { page: '[PAGEURL]' } }],
  ['no page', '?u={page}&x', '?u=&x', { query: {}, headers: {} }],
  [
    'half a character at the end of a long page',
    '?{page}',
    `?${'a'.repeat(2047)}%EF%BF%BD`,
    {
      query: { page: `${'a'.repeat(2047)}😀` },
    },
  ],
  ['the agent', '?ua={ua}', '?ua=Mozilla%2F5.0%20(X11%3B%20%22a%26b%22)'],
  ['the size', '/{w}x{h}', '/640x360'],
  ['a size that would change the URL', '/{w}', '/..%2F..', { query: { w: '../..' } }],
  ['no size', '?w={w}', '?w=', { query: { w: '{w}' } }],
  ['the whole address', '?ip={ip}', '?ip=198.51.100.7'],
  ['the address that a socket maps to IPv6', '?ip={ip}', '?ip=198.51.100.7', { ip: '::ffff:198.51.100.7' }],
  ['a macro twice', '?{w}&{w}', '?640&640'],
  ['nothing in place of an unknown macro', '?{who}', '?'],
  ["a player's macros as they are", '?cb=[CACHEBUSTING]', '?cb=[CACHEBUSTING]'],
])('fills in %s', (_, endpoint, expected, changes) => {
  expect(tagOf(`https://feed.example${endpoint}`, changes)).toBe(`https://feed.example${expected}`);
});

it.each([
  ['198.51.100.7', '198.51.100.0'],
  ['2001:db8:1:2:3:4:5:6', '2001%3Adb8%3A1%3A%3A'],
])('cuts the address %s of somebody who must not be recognised', (ip, cut) => {
  expect(tagOf('https://feed.example?{ip}', { ip }, false)).toBe(`https://feed.example?${cut}`);
});

it('fills in a new random number each time', () => {
  const tags = Array.from({ length: 3 }, () => tagOf('{cb}'));
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^\d{8}$/);
});

it('returns the active feeds in order, and the backfill last', () => {
  const working = [
    { id: 1, endpoint: 'https://one.example' },
    { id: 3, endpoint: 'https://three.example' },
    { id: 4, endpoint: null },
  ];
  const backfill = 'https://last.example/{cb}';
  const asked = otherServers({ feeds: [3, 2, 4, 1], backfill }, working, { http, mayRecognise: true });
  expect(asked.map(({ feedId, tag }) => ({ feedId, tag }))).toEqual([
    { feedId: 3, tag: 'https://three.example' },
    { feedId: 1, tag: 'https://one.example' },
    { feedId: null, tag: backfill },
  ]);
});

it.each([
  ['the same without its random number', 'https://a.example/?cb={cb}', {}, true],
  ['another of another viewer', 'https://a.example/?ip={ip}', { ip: '203.0.113.9' }, false],
])('has a key that is %s', (_, endpoint, changes, isSame) => {
  const keyOf = (values: Partial<HttpRequest>) =>
    otherServers({ feeds: [3], backfill: null }, [{ id: 3, endpoint }], {
      ...{ http: { ...http, ...values }, mayRecognise: true },
    })[0]?.key;
  expect(keyOf({}) === keyOf(changes)).toBe(isSame);
});
