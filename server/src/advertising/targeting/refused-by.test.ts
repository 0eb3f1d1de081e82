import { describe, expect, it } from 'vitest';
import { fullTargeting } from '../../../../scripts/bench/full-targeting.ts';
import { measureLongestBlock } from '../../../test/measure-longest-block.ts';
import type { AdRequest } from './ad-request.ts';
import { prepareRequest } from './prepared-request.ts';
import { compileInChunks, compileTargeting, type Rule, refusedBy } from './refused-by.ts';
import { type Targeting, withDefaults } from './targeting.ts';

/** A Saturday, 21:30 in Berlin and 20:30 in UTC. */
const request: AdRequest = {
  at: new Date('2026-11-21T20:30:00Z'),
  feedId: 3,
  device: 'mobile',
  os: 'android',
  osVersion: '14.1',
  browser: 'chrome',
  language: 'de-AT',
  ip: '10.1.2.3',
  referer: 'news.shop.example',
  source: 'Partner-7',
  continent: 'EU',
  country: 'DE',
  region: 'DE-BE',
  cityId: 2950159,
  resolutionId: 5,
  categories: ['IAB1-2'],
  keywords: ['Spring', 'sale'],
};
const unknown: AdRequest = {
  ...request,
  ...{ feedId: null, device: null, os: null, osVersion: null, browser: null, language: null, ip: null, referer: null },
  ...{ source: null, continent: null, country: null, region: null, cityId: null, resolutionId: null },
  ...{ categories: [], keywords: [] },
};
const desktop: AdRequest = { ...request, device: 'desktop', os: 'windows', osVersion: '10' };
const tv: AdRequest = { ...request, device: 'smart_tv', os: 'tizen', osVersion: '8.0' };

const white = (...entries: string[]) => ({ white: entries, black: [] });
const black = (...entries: string[]) => ({ white: [], black: entries });
const none: { android: string[]; iOS: string[]; other: boolean } = { android: [], iOS: [], other: false };
const versions = (mobile: Partial<typeof none>, windows: string[] = []) => ({
  os_versions: {
    mobile: { ...none, ...mobile },
    tablet: none,
    desktop: { windows, macOS: [], other: false },
  } as Targeting['os_versions'],
});

const refusals = (asked: AdRequest, targeting: Targeting) =>
  refusedBy(prepareRequest(asked), compileTargeting(withDefaults(targeting), 'Europe/Berlin'));

type Row = [name: string, rule: Rule, targeting: Targeting, asked?: AdRequest];

const passes: Row[] = [
  ['one of the feeds', 'feeds', { feeds: [3, 4] }],
  ["the hour in the campaign's time zone", 'active_hours', { active_hours: [21] }],
  ['the weekday', 'active_weekdays', { active_weekdays: [6] }],
  [
    "the weekday in the campaign's time zone",
    'active_weekdays',
    { active_weekdays: [7] },
    { ...request, at: new Date('2026-11-21T23:30:00Z') },
  ],
  ['one of the devices', 'devices', { devices: ['mobile', 'tablet'] }],
  ['a wanted browser', 'browsers', { browsers: white('chrome') }],
  ['a browser that is not the unwanted one', 'browsers', { browsers: black('safari') }],
  ['an unknown browser where some are unwanted', 'browsers', { browsers: black('safari') }, unknown],
  ['a wanted system', 'mobile_os', { mobile_os: white('android') }],
  ['a list of systems for other devices', 'desktop_os', { desktop_os: white('macos'), tablet_os: white('ios') }],
  ['a television under lists of systems', 'desktop_os', { desktop_os: white('macos'), mobile_os: white('ios') }, tv],
  ['the exact version', 'os_versions', versions({ android: ['14.1'] })],
  ['a minor version of a listed one', 'os_versions', versions({ android: ['14'] })],
  ['versions of other devices', 'os_versions', versions({}, ['11'])],
  ['another system with "other"', 'os_versions', versions({ other: true }), { ...request, os: 'kaios' }],
  ['a television under versions', 'os_versions', versions({ iOS: ['17'] }, ['11']), tv],
  ['the language that a tag begins with', 'languages', { languages: white('de') }],
  ['the exact tag', 'languages', { languages: white('de-AT') }],
  ['another country of an unwanted tag', 'languages', { languages: black('de-CH') }],
  ['an address in a wanted range', 'ip', { ip: white('192.168.0.0/16', '10.0.0.0/8') }],
  ['the exact address', 'ip', { ip: white('10.1.2.3') }],
  ['an IPv4 address in its IPv6 form', 'ip', { ip: white('10.1.2.3') }, { ...request, ip: '::ffff:10.1.2.3' }],
  ['an IPv6 address in a range', 'ip', { ip: white('2001:db8::/32') }, { ...request, ip: '2001:db8:7::1' }],
  ['IPv6 beside unwanted IPv4', 'ip', { ip: black('0.0.0.0/0') }, { ...request, ip: '2001:db8::1' }],
  ['a host below a wanted one', 'referer', { referer: white('*.shop.example') }],
  ['the exact host', 'referer', { referer: white('news.shop.example') }],
  ['a host whose parent alone is unwanted', 'referer', { referer: black('shop.example', '*.news.shop.example') }],
  ['a source, ignoring case', 'source', { source: white('partner-7') }],
  ['a wanted city outside of the wanted country', 'geography', { country: white('FR'), city_white_list: [2950159] }],
  ['a wanted continent', 'geography', { continent: white('EU') }],
  ['an unknown place where some are unwanted', 'geography', { country: black('DE') }, unknown],
  ['a subcategory of a listed category', 'categories', { categories: white('IAB1') }],
  ['the exact category', 'categories', { categories: white('IAB1-2', 'IAB9') }],
  ['one of the keywords, ignoring case', 'keywords', { keywords: white('spring') }],
  ['a wanted resolution', 'resolution', { resolution: white('5') }],
];

const refused: Row[] = [
  ['another feed', 'feeds', { feeds: [4] }],
  ['another hour', 'active_hours', { active_hours: [20] }],
  ['another weekday', 'active_weekdays', { active_weekdays: [1, 7] }],
  ['another device', 'devices', { devices: ['smart_tv'] }],
  ['an unwanted browser', 'browsers', { browsers: black('chrome') }],
  ['an unknown browser where some are wanted', 'browsers', { browsers: white('chrome') }, unknown],
  ['an unwanted system', 'mobile_os', { mobile_os: black('android') }],
  ['another system of a tablet', 'tablet_os', { tablet_os: white('ios') }, { ...request, device: 'tablet' }],
  ['another system of a desktop', 'desktop_os', { desktop_os: white('macos') }, desktop],
  ['another version', 'os_versions', versions({ android: ['15', '1', '14.10'] })],
  ['a system whose versions are not named beside one whose are', 'os_versions', versions({ iOS: ['17'] })],
  ['a system that can be named, with "other" alone', 'os_versions', versions({ other: true })],
  ['another system without "other"', 'os_versions', versions({ android: ['14'] }), { ...request, os: 'kaios' }],
  ['another version of a desktop', 'os_versions', versions({}, ['11']), desktop],
  ['another language', 'languages', { languages: white('en', 'de-CH') }],
  ['a tag of an unwanted language', 'languages', { languages: black('de') }],
  ['an address outside of the wanted ranges', 'ip', { ip: white('10.1.2.4', '10.2.0.0/16') }],
  ['an address in an unwanted range', 'ip', { ip: { white: ['10.0.0.0/8'], black: ['10.1.2.0/24'] } }],
  ['an unknown address where some are wanted', 'ip', { ip: white('0.0.0.0/0') }, unknown],
  ['another host', 'referer', { referer: white('shop.example', '*.news.shop.example') }],
  ['a host below an unwanted one', 'referer', { referer: black('*.example') }],
  ['an unwanted source', 'source', { source: black('partner-7') }],
  ['an unwanted city of a wanted country', 'geography', { country: white('DE'), city_black_list: [2950159] }],
  ['a wanted city of an unwanted country', 'geography', { country: black('DE'), city_white_list: [2950159] }],
  ['an unknown place where some are wanted', 'geography', { region: white('DE-BE') }, unknown],
  ['an unwanted category', 'categories', { categories: black('IAB1') }],
  ['none of the wanted keywords', 'keywords', { keywords: white('summer') }],
  ['one of the unwanted keywords', 'keywords', { keywords: black('sale') }],
  ['another resolution', 'resolution', { resolution: white('6') }],
];

describe('a request', () => {
  it('passes if nothing is set, even with unknown values', () => {
    expect([refusals(request, {}), refusals(unknown, {})]).toEqual([[], []]);
  });

  it.each(passes)('passes: %s (%s)', (_name, _rule, targeting, asked = request) => {
    expect(refusals(asked, targeting)).toEqual([]);
  });

  it.each(refused)('is refused: %s (%s)', (_name, rule, targeting, asked = request) => {
    expect(refusals(asked, targeting)).toEqual([rule]);
  });

  it('is refused by each rule that refuses it', () => {
    expect(refusals(request, { feeds: [1], devices: ['desktop'], country: white('FR') })).toEqual([
      ...['devices', 'geography', 'feeds'],
    ]);
  });

  it('is refused alike by a targeting that was compiled in pieces', async () => {
    for (const [, , targeting, asked = request] of [...passes, ...refused])
      expect(refusedBy(prepareRequest(asked), await compileInChunks(withDefaults(targeting), 'Europe/Berlin'))).toEqual(
        refusals(asked, targeting),
      );
  });

  it('compiles a targeting with every list full without blocking the event loop', async () => {
    const targeting = withDefaults(await fullTargeting([1, 2]));
    expect(await measureLongestBlock(() => compileInChunks(targeting, 'Europe/Berlin'))).toBeLessThan(50);
  });

  it('has passing and refused cases for each rule', () => {
    const rulesOf = (rows: Row[]) => new Set(rows.map(([, rule]) => rule));
    expect(new Set([...rulesOf(passes), 'tablet_os'])).toEqual(rulesOf(refused));
  });
});
