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

it('locates visitors on this machine as configured by the operator', async () => {
  const moscow = { continent: 'EU', country: 'RU', region: 'RU-MOW', cityId: 524901 };
  const locateFromHome = await openGeography({ localPlace: moscow });
  expect(['127.0.0.1', '::1', '10.1.2.3', '::ffff:192.168.0.1'].map(locateFromHome)).toEqual(Array(4).fill(moscow));
  expect(locateFromHome('2.125.160.216').country).toBe('GB');
});

it('rejects a file that is no address database', async () => {
  await expect(openGeography({ geoipFile: import.meta.filename })).rejects.toThrow(/^GEOIP_FILE can't be read/);
});
