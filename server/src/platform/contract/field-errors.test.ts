import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { toFieldErrors } from './field-errors.ts';
import { validatorCompiler } from './validation.ts';

const compile = (name: string) => {
  const schema = { $ref: `#/components/schemas/${name}`, components: { schemas: contract.components.schemas } };
  return validatorCompiler({ schema, httpPart: 'body', method: 'POST', url: '/' }) as ReturnType<
    typeof validatorCompiler
  > & {
    errors: Parameters<typeof toFieldErrors>[0];
  };
};
const errorsOf = (name: string, body: unknown) => {
  const validate = compile(name);
  return validate(body) ? {} : toFieldErrors(validate.errors);
};

const advert = { ads_id: 1, name: 'Spring', advert_link: 'https://shop.example/' };
const address = 'Must be a web address that begins with http:// or https://';

describe('messages for an invalid body', () => {
  it.each([
    [{ advert_link: 'https://a.example', ads_id: 1 }, { name: ['Required'] }],
    [{ ...advert, name: '' }, { name: ['Required'] }],
    [{ ...advert, advert_link: '' }, { advert_link: ['Required'] }],
    [{ ...advert, name: 'x'.repeat(256) }, { name: ['At most 255 characters'] }],
    [{ ...advert, advert_link: 'shop.example' }, { advert_link: [address] }],
    [{ ...advert, advert_link: 'javascript:alert(1)' }, { advert_link: [address] }],
    [{ ...advert, vpaid: 'http://a.example' }, { vpaid: ['Must be a web address that begins with https://'] }],
    [{ ...advert, icon: 'data:text/html;base64,AAAA' }, { icon: ['Must be a PNG or SVG image'] }],
    [{ ...advert, ads_id: '1' }, { ads_id: ['Must be a whole number'] }],
    [{ ...advert, ads_id: 9_999_999_999 }, { ads_id: ['At most 2147483647'] }],
    [{ ...advert, creative: 5 }, { creative: ['Must be text or nothing'] }],
    [{ ...advert, status: 'approved' }, { status: ['Unknown field'] }],
    [
      { ...advert, additional_trackers: [{ event: 'start', url: 'http://a.example' }] },
      { 'additional_trackers.0.url': ['Must be a web address that begins with https://'] },
    ],
    [
      { ...advert, additional_trackers: Array(21).fill({ event: 'start', url: 'https://a.example' }) },
      { additional_trackers: ['At most 20 entries'] },
    ],
    [[], { '': ['Must be an object'] }],
  ])('%j', (body, errors) => expect(errorsOf('AdvertCreate', body)).toEqual(errors));
});

const text = 'Must be text';
const versions = { mobile: { android: [], iOS: [], other: false }, tablet: { android: [], iOS: [], other: false } };
const desktop = { windows: [], macOS: [], other: false };

describe('messages for a plain or wrapped value, under the path of the plain one', () => {
  it.each([
    [{ cash_limit: -1 }, { cash_limit: ['At least 0'] }],
    [{ cash_limit: { value: -1 } }, { cash_limit: ['At least 0'] }],
    [{ cash_limit: 'much' }, { cash_limit: ['Must be a number or nothing'] }],
    [{ cash_limit: { value: 1, more: 2 } }, { 'cash_limit.more': ['Unknown field'] }],
    [{ keywords: { white: [1], black: [] } }, { 'keywords.white.0': [text] }],
    [{ keywords: { value: { white: [], black: [1] } } }, { 'keywords.black.0': [text] }],
    [{ keywords: { white: [] } }, { 'keywords.black': ['Required'] }],
    [{ keywords: [] }, { keywords: ['Must be an object'] }],
    [{ keywords: { white: [], black: [], grey: [] } }, { 'keywords.grey': ['Unknown field'] }],
    [{ active_hours: Array(25).fill(0) }, { active_hours: ['At most 24 entries'] }],
    [{ active_weekdays: { value: Array(8).fill(1) } }, { active_weekdays: ['At most 7 entries'] }],
    [{ devices: Array(5).fill('mobile') }, { devices: ['At most 4 entries'] }],
    [{ feeds: Array(5001).fill(1) }, { feeds: ['At most 5000 entries'] }],
    [{ geo_white_ui: 'x'.repeat(2_000_001) }, { geo_white_ui: ['At most 2000000 characters'] }],
    [{ os_versions: { ...versions, desktop, extra: null } }, { 'os_versions.extra': ['Unknown field'] }],
    [
      { os_versions: { ...versions, desktop: { ...desktop, evil: 5 } } },
      { 'os_versions.desktop.evil': ['Unknown field'] },
    ],
  ])('case %#', (body, errors) => expect(errorsOf('AdsTargetingInput', body)).toEqual(errors));

  it('report conditions that no list can meet together', () => {
    expect(Object.keys(errorsOf('AdsTargetingInput', { browsers: { white: [], black: [], value: null } }))).toEqual(
      expect.arrayContaining(['browsers.white', 'browsers.black']),
    );
  });
});

describe('a body with a million errors', () => {
  it('reports some of them', () => {
    const numbers = Array(1_000_000).fill(1);
    const validate = compile('AdsTargetingInput');
    expect(validate({ keywords: { white: numbers, black: numbers } })).toBe(false);
    expect(validate.errors.length).toBeLessThan(20);
  });

  it('reports a hundred at most', () => {
    const body = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`n${n}`, 1]));
    expect(Object.keys(errorsOf('AdsTargetingInput', body))).toHaveLength(100);
  });
});

it.each(['0000-01-01', '1969-12-31', '2026-02-30', 'soon'])('refuses %s as a date', (day) => {
  expect(errorsOf('GroupCreate', { name: 'Spring', start_date: day })).toEqual({
    start_date: ['Must be a date, from 1970 on'],
  });
});
