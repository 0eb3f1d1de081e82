import { expect, test } from 'vitest';
import { targetingPathLabel } from './labels';

test.each([
  ['geo_white_ui', 'Places, include'],
  ['city_black_list', 'Cities, exclude'],
  ['ip.white', 'IP addresses, include'],
  ['desktop_os.black', 'Desktop OS, exclude'],
  ['os_versions.mobile.android', 'OS versions, Phones, Android'],
  ['cash_limit_day', 'Daily budget'],
  ['something_new', 'something new'],
])('labels %s as %s', (path, label) => {
  expect(targetingPathLabel(path)).toBe(label);
});
