import { expect, test } from 'vitest';
import { targetingPathLabel } from './labels';

test.each([
  ['geo_white_ui', 'Places, included'],
  ['city_black_list', 'Cities, excluded'],
  ['ip.white', 'IP addresses, included'],
  ['desktop_os.black', 'Systems of computers, excluded'],
  ['os_versions.mobile.android', 'System versions, Phones, Android'],
  ['cash_limit_day', 'Spend a day'],
  ['something_new', 'something new'],
])('%s is %s', (path, label) => {
  expect(targetingPathLabel(path)).toBe(label);
});
