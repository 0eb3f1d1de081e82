import { expect, it } from 'vitest';
import { createIpRateLimit } from './ip-rate-limit.ts';

const at = new Date('2026-11-20T12:00:00Z');

it.each([
  ['an IPv4 address', '198.51.100.7', '198.51.100.7', true],
  ['its neighbour', '198.51.100.7', '198.51.100.8', false],
  ['its IPv6 notation', '198.51.100.7', '::ffff:198.51.100.7', true],
  ['an IPv6 network', '2001:db8:0:1::1', '2001:db8:0:1:ffff::2', true],
  ['the next network', '2001:db8:0:1::1', '2001:db8:0:2::1', false],
])('counts %s', (_name, one, other, isSame) => {
  const exceedsLimit = createIpRateLimit(1);
  expect(exceedsLimit(one, at)).toBe(false);
  expect(exceedsLimit(other, at)).toBe(isSame);
});

it('starts again every minute', () => {
  const exceedsLimit = createIpRateLimit(1);
  expect([exceedsLimit('198.51.100.7', at), exceedsLimit('198.51.100.7', at)]).toEqual([false, true]);
  expect(exceedsLimit('198.51.100.7', new Date(at.getTime() + 60_000))).toBe(false);
});
