import { describe, expect, it, test } from 'vitest';
import { addedItemsMessage, addItems, type CheckItem, splitItems } from './add-items';

const country: CheckItem = (text) =>
  /^[a-z]{2}$/i.test(text) ? { item: text.toUpperCase() } : { problem: 'not a country code' };

const rules = (check: CheckItem, max = 10) => ({ check, max, separator: 'commas' as const });

test.each([
  ['', []],
  [' , ;\n\t', []],
  ['de', ['de']],
  ['de\nfr\r\nit', ['de', 'fr', 'it']],
  ['de, fr;it\tes', ['de', 'fr', 'it', 'es']],
  ['"de"\t"fr"', ['de', 'fr']],
  ['  New York ;Rome', ['New York', 'Rome']],
])('splits %j into %j', (text, items) => {
  expect(splitItems(text, 'commas')).toEqual(items);
});

test('splits only at line breaks if items may contain commas', () => {
  expect(splitItems('Spring, Sale\n"a; b"\tc', 'lines')).toEqual(['Spring, Sale', 'a; b', 'c']);
});

test.each([
  { text: 'de', list: [], items: ['DE'], message: '1 added' },
  { text: 'de,DE', list: [], items: ['DE'], message: '1 added, 1 skipped' },
  { text: 'de', list: ['DE'], items: ['DE'], message: '0 added, 1 skipped' },
  { text: 'fr\nxyz', list: ['DE'], items: ['DE', 'FR'], message: '1 added, 1 to correct' },
  { text: 'fr it es', list: [], items: [], message: '0 added, 1 to correct' },
])('$text into $list: $message', ({ text, list, items, message }) => {
  const intake = addItems(text, list, rules(country));
  expect(intake.items).toEqual(items);
  expect(addedItemsMessage(intake)).toBe(message);
});

describe('200 pasted lines with 5 duplicates and 2 invalid', () => {
  const ip: CheckItem = (text) => (/^10\.0\.\d\.\d{1,3}$/.test(text) ? { item: text } : { problem: 'no IP address' });
  const good = Array.from({ length: 193 }, (_, index) => `10.0.0.${index}`);
  const intake = addItems([...good, ...good.slice(0, 5), '10.0.0', 'host'].join('\n'), [], rules(ip, 5000));

  it('counts added, duplicate and invalid items', () => {
    expect(addedItemsMessage(intake)).toBe('193 added, 5 skipped, 2 to correct');
    expect(intake.items).toEqual(good);
  });

  it('returns the invalid ones with the reason', () => {
    expect(intake.rejected).toEqual([
      { text: '10.0.0', problem: 'no IP address' },
      { text: 'host', problem: 'no IP address' },
    ]);
  });
});

test('a full list rejects further items', () => {
  const intake = addItems('de,fr,it', ['ES'], rules(country, 2));
  expect(intake.items).toEqual(['ES', 'DE']);
  expect(intake.rejected).toEqual([
    { text: 'fr', problem: 'the list is full, at most 2' },
    { text: 'it', problem: 'the list is full, at most 2' },
  ]);
});

test('returns the same list if nothing was added', () => {
  const list = ['DE'];
  expect(addItems('de', list, rules(country)).items).toBe(list);
});
