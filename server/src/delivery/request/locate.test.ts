import { beforeAll, expect, it } from 'vitest';
import { openGeography, type Place } from './locate.ts';

let locate: (ip: string) => Place;
beforeAll(async () => {
  locate = await openGeography({});
});

it.each([
  ['2.125.160.216', 'EU', 'GB'],
  ['::ffff:2.125.160.216', 'EU', 'GB'],
  ['2001:67c:2e8::1', 'EU', 'NL'],
  ['127.0.0.1', null, null],
  ['not an address', null, null],
])('finds %s', (ip, continent, country) => {
  expect(locate(ip)).toEqual({ continent, country, region: null, cityId: null });
});

it('refuses a file that is no database of addresses', async () => {
  await expect(openGeography({ geoipFile: import.meta.filename })).rejects.toThrow(/^GEOIP_FILE can't be read/);
});
