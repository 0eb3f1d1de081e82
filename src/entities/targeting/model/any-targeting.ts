import { placeId } from '@preroll/rules/targeting/places';
import type { BlackWhiteList } from '@preroll/rules/targeting/targeting-fields';
import * as fc from 'fast-check';
import type { GeoPlace, Targeting } from './targeting';

const texts = fc.array(fc.string({ unit: 'binary' }));
const limit = fc.option(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }));
const numbers = fc.array(fc.integer());
const list: fc.Arbitrary<BlackWhiteList> = fc.record({ white: texts, black: texts });
const code = fc
  .string({ unit: 'binary' })
  .map((text) => placeId('country', text))
  .filter((id) => id !== '');
const cityId = fc.integer({ min: 1, max: 2 ** 31 - 1 }).map(String);
const level = fc.oneof(
  fc.record({ id: code, type: fc.constantFrom('continent', 'country', 'region') }),
  fc.record({ id: cityId, type: fc.constant('city') }),
);
const called = fc.record({ name: fc.string({ unit: 'binary' }), parent_id: fc.option(fc.string()) });
const places: fc.Arbitrary<GeoPlace[]> = fc.array(
  fc.tuple(level, called).map(([which, known]) => ({ ...which, ...known })),
);
const mobileVersions = fc.record({ android: texts, iOS: texts, other: fc.boolean() });

/** Generates any targeting, valid or not, for tests. */
export const anyTargeting: fc.Arbitrary<Targeting> = fc.record({
  cash_limit: limit,
  cash_limit_day: limit,
  shows_limit: limit,
  shows_limit_day: limit,
  shows_limit_all_time: limit,
  unique_users: limit,
  user_timeout: limit,
  feeds: numbers,
  active_hours: numbers,
  active_weekdays: numbers,
  city_white_list: numbers,
  city_black_list: numbers,
  devices: fc.array(fc.constantFrom('desktop', 'mobile', 'tablet', 'smart_tv')),
  browsers: list,
  desktop_os: list,
  mobile_os: list,
  tablet_os: list,
  languages: list,
  ip: list,
  referer: list,
  source: list,
  continent: list,
  country: list,
  region: list,
  categories: list,
  keywords: list,
  resolution: list,
  geo_white_ui: places,
  geo_black_ui: places,
  os_versions: fc.record({
    mobile: mobileVersions,
    tablet: mobileVersions,
    desktop: fc.record({ windows: texts, macOS: texts, other: fc.boolean() }),
  }),
});
