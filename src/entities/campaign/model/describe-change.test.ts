import { expect, it } from 'vitest';
import { describeChange } from './describe-change';

const context = { currency: 'EUR', groups: new Map([[3, 'Clothes']]) };
const places = (...names: string[]) => JSON.stringify(names.map((name) => ({ id: name, type: 'city', name })));

it.each([
  ['status', 'stopped', 'working', ['Status', 'Stopped', 'Working']],
  ['bid', 100, 120.5, ['Bid', 'EUR 100.00', 'EUR 120.50']],
  ['start_date', null, '2026-12-01', ['First day', null, '01/12/2026']],
  ['group_id', 3, 4, ['Group', 'Clothes', 'number 4']],
  ['url_marks', '', 'utm_source=x', ['URL parameters (UTM)', null, 'utm_source=x']],
  ['pacing', 'even', 'asap', ['Pacing', 'Even', 'As fast as possible']],
  ['ads.cash_limit_day', null, 15_000, ['Daily budget', null, 'EUR 15,000.00']],
  ['ads.unique_users', null, 3, ['Frequency cap', null, '3 shows per person']],
  ['ads.user_timeout', 7200, 3600, ['Minimum time between shows', '2 h', '1 h']],
  ['cash_limit', 500_000, null, ['Total budget', 'EUR 500,000.00', null]],
  ['ads.shows_limit', 0, 40_000, ['Total shows', '0', '40,000']],
  ['ads.active_hours', [], [9, 10, 11], ['Hours', 'All hours', '09:00-11:59']],
  ['ads.active_weekdays', [1, 2, 3, 4, 5], [], ['Weekdays', 'Mon-Fri', 'All days']],
  ['ads.geo_white_ui', '[]', places('Berlin', 'Bonn'), ['Places, include', null, 'Berlin, Bonn']],
  ['ads.geo_black_ui', 'broken', '[]', ['Places, exclude', 'unreadable', null]],
  [
    'ads.country',
    { white: [], black: [] },
    { white: ['RU', 'KZ'], black: ['BY'] },
    ['Countries', null, 'include: RU, KZ; exclude: BY'],
  ],
  [
    'ads.ip',
    { white: ['a', 'b', 'c', 'd', 'e', 'f'] },
    null,
    ['IP addresses', 'include: a, b, c, d, e and 1 more', null],
  ],
  [
    'ads.os_versions',
    { mobile: { android: [], iOS: [], other: false } },
    { mobile: { android: ['14'], iOS: [], other: true } },
    ['OS versions', null, 'Phones Android: 14; Phones: any other OS'],
  ],
  ['ads.devices', [], ['desktop', 'mobile'], ['Devices', null, 'Computers, Phones']],
  ['something_new', 1, 2, ['Something new', '1', '2']],
])('describes a change of %s', (field, old, next, [label, from, to]) => {
  expect(describeChange({ field, old, new: next }, context)).toEqual({ field: label, from, to });
});

it('names the record that an id refers to', () => {
  const moved = { field: 'folder_id', old: 5, new: 6, new_name: 'Clothes' };
  expect(describeChange(moved, context)).toEqual({ field: 'Folder', from: 'number 5', to: 'Clothes' });
});

const addresses = Array.from({ length: 200 }, (_, index) => `10.0.0.${index}`);

it.each([
  [
    'ads.ip',
    { white: addresses, black: ['b'] },
    { white: [...addresses.slice(1), '10.9.9.9'], black: [] },
    'include: added 10.9.9.9, removed 10.0.0.0; exclude: removed b',
  ],
  ['ads.devices', ['desktop'], ['desktop', 'smart_tv'], 'added TV sets'],
  ['ads.geo_white_ui', places('Berlin', 'Bonn'), places('Bonn', 'Rome'), 'added Rome, removed Berlin'],
  ['ads.feeds', [1, 2], [2, 1], 'reordered'],
  [
    'ads.os_versions',
    { mobile: { android: ['14'], other: true } },
    { mobile: { android: ['14', '15'], other: false } },
    'Phones Android: added 15; Phones: removed any other OS',
  ],
])('describes the entries added to and removed from a list: %s', (field, old, next, done) => {
  expect(describeChange({ field, old, new: next }, context)).toMatchObject({ done });
});
