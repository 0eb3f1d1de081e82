import { expect, test } from 'vitest';
import { fieldsBefore, hiddenFields, type Section, sectionOf, stepFields } from './sections';

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

test('reveals the first refused field in page order', () => {
  const shown: Section[] = [];
  const { reveal } = hiddenFields((section) => shown.push(section));
  expect(reveal(['ads.ip.white', 'ads.cash_limit_day', 'version', 'end_date'])).toBe('end_date');
  expect(reveal(['version'])).toBeUndefined();
  expect(shown).toEqual(['schedule']);
});

test.each([
  [['name', 'ads.cash_limit_day', 'ads.cash_limit'], 'ads.cash_limit', 0],
  [['name', 'ads.ip.white'], undefined, 1],
  [[], undefined, 1],
])('in a step with %j refused, reveals %s', (refused, shown, steps) => {
  let passed = 0;
  const { reveal } = stepFields('limits', () => {
    passed += 1;
  });
  expect(reveal(refused)).toBe(shown);
  expect(passed).toBe(steps);
});

test('lists the fields of all earlier steps', () => {
  expect(fieldsBefore('basics')).toEqual([]);
  expect(fieldsBefore('limits')).toEqual(expect.arrayContaining(['name', 'ads.active_hours']));
  expect(fieldsBefore('limits')).not.toContain('ads.cash_limit');
});
