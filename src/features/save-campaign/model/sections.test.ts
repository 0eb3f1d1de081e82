import { expect, test } from 'vitest';
import { hiddenFields, type Section, sectionOf } from './sections';

test.each([
  ['name', 'basics'],
  ['end_date', 'schedule'],
  ['ads.active_hours', 'schedule'],
  ['ads.cash_limit_day', 'limits'],
  ['ads.ip.white', 'audience'],
  ['ads.os_versions.mobile.android', 'audience'],
  ['version', undefined],
])('%s stands in %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

test('the first refused field of the page is shown, whatever was refused first', () => {
  const shown: Section[] = [];
  const { reveal } = hiddenFields((section) => shown.push(section));
  expect(reveal(['ads.ip.white', 'ads.cash_limit_day', 'version', 'end_date'])).toBe('end_date');
  expect(reveal(['version'])).toBeUndefined();
  expect(shown).toEqual(['schedule']);
});
