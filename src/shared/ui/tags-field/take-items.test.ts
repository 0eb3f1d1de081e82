import { describe, expect, it, test } from 'vitest';
import { type CheckItem, intakeSentence, splitItems, takeItems } from './take-items';

const country: CheckItem = (text) =>
  /^[a-z]{2}$/i.test(text) ? { item: text.toUpperCase() } : { problem: 'not a country code' };

const rules = (check: CheckItem, max = 10) => ({ check, max, apartBy: 'commas' as const });

test.each([
  ['', []],
  [' , ;\n\t', []],
  ['de', ['de']],
  ['de\nfr\r\nit', ['de', 'fr', 'it']],
  ['de, fr;it\tes', ['de', 'fr', 'it', 'es']],
  ['"de"\t"fr"', ['de', 'fr']],
  ['  New York ;Rome', ['New York', 'Rome']],
])('%j is %j', (text, items) => {
  expect(splitItems(text, 'commas')).toEqual(items);
});

test('where items hold commas, lines alone keep them apart', () => {
  expect(splitItems('Spring, Sale\n"a; b"\tc', 'lines')).toEqual(['Spring, Sale', 'a; b', 'c']);
});

test.each([
  { text: 'de', list: [], items: ['DE'], said: '1 added' },
  { text: 'de,DE', list: [], items: ['DE'], said: '1 added, 1 skipped' },
  { text: 'de', list: ['DE'], items: ['DE'], said: '0 added, 1 skipped' },
  { text: 'fr\nxyz', list: ['DE'], items: ['DE', 'FR'], said: '1 added, 1 to correct' },
  { text: 'fr it es', list: [], items: [], said: '0 added, 1 to correct' },
])('$text into $list: $said', ({ text, list, items, said }) => {
  const intake = takeItems(text, list, rules(country));
  expect(intake.items).toEqual(items);
  expect(intakeSentence(intake)).toBe(said);
});

describe('200 pasted lines, 5 of them double and 2 bad', () => {
  const ip: CheckItem = (text) => (/^10\.0\.\d\.\d{1,3}$/.test(text) ? { item: text } : { problem: 'no IP address' });
  const good = Array.from({ length: 193 }, (_, index) => `10.0.0.${index}`);
  const intake = takeItems([...good, ...good.slice(0, 5), '10.0.0', 'host'].join('\n'), [], rules(ip, 5000));

  it('are counted', () => {
    expect(intakeSentence(intake)).toBe('193 added, 5 skipped, 2 to correct');
    expect(intake.items).toEqual(good);
  });

  it('and the bad ones come back with the reason', () => {
    expect(intake.wrong).toEqual([
      { text: '10.0.0', problem: 'no IP address' },
      { text: 'host', problem: 'no IP address' },
    ]);
  });
});

test('a full list takes nothing more, and keeps what did not fit', () => {
  const intake = takeItems('de,fr,it', ['ES'], rules(country, 2));
  expect(intake.items).toEqual(['ES', 'DE']);
  expect(intake.wrong).toEqual([
    { text: 'fr', problem: 'the list is full, at most 2' },
    { text: 'it', problem: 'the list is full, at most 2' },
  ]);
});

test('a list that gains nothing stays the same one', () => {
  const list = ['DE'];
  expect(takeItems('de', list, rules(country)).items).toBe(list);
});
