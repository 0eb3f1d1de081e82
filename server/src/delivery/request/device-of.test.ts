import { expect, it } from 'vitest';
import { hashToken } from '../../platform/access/tokens.ts';
import { deviceOf } from './device-of.ts';

const own = { 'user-agent': 'Stitcher/1', cookie: 'viewer=1' };
const device = { 'x-device-ip': '2001:db8::7', 'x-device-user-agent': 'Mozilla/5.0' };
const hash = hashToken('secret');

it.each<[string, Record<string, string | string[]>, string | null, ReturnType<typeof deviceOf>]>([
  [
    'the device with the secret, without the cookie of the server',
    { ...own, ...device, 'x-feed-secret': 'secret' },
    hash,
    {
      ip: '2001:db8::7',
      headers: { ...device, 'x-feed-secret': 'secret', 'user-agent': 'Mozilla/5.0' },
      isForwarded: true,
    },
  ],
  [
    'the server where no device is named, or no address',
    { 'user-agent': 'Stitcher/1', 'x-device-ip': '<script>', 'x-feed-secret': 'secret' },
    hash,
    {
      ip: '198.51.100.7',
      headers: { 'user-agent': 'Stitcher/1', 'x-device-ip': '<script>', 'x-feed-secret': 'secret' },
      isForwarded: true,
    },
  ],
  ...(
    [
      ['without the secret', {}, hash],
      ['with another secret', { 'x-feed-secret': 'Secret' }, hash],
      ['with no secret at all', { 'x-feed-secret': '' }, hash],
      ['with two', { 'x-feed-secret': ['secret', 'secret'] }, hash],
      ['with the hash', { 'x-feed-secret': hash }, hash],
      ['for a feed without one', { 'x-feed-secret': 'secret' }, null],
    ] as const
  ).map(
    ([what, secret, known]) =>
      [
        `the server ${what}`,
        { ...own, ...device, ...secret } as Record<string, string | string[]>,
        known,
        { ip: '198.51.100.7', headers: { ...own, ...device, ...secret }, isForwarded: false },
      ] as [string, Record<string, string | string[]>, string | null, ReturnType<typeof deviceOf>],
  ),
])('is %s', (_, headers, known, expected) => {
  expect(deviceOf({ ip: '198.51.100.7', headers }, known)).toEqual(expected);
});
