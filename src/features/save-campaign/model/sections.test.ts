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
])('%s is in section %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

test('reveals the refused field that comes first on the page', () => {
  const shown: Section[] = [];
  const { reveal } = hiddenFields((section) => shown.push(section));
  expect(reveal(['ads.ip.white', 'ads.cash_limit_day', 'version', 'end_date'])).toBe('end_date');
  expect(reveal(['version'])).toBeUndefined();
  expect(shown).toEqual(['schedule']);
});
