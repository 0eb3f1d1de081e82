import { expect, it } from 'vitest';
import { type Condition, excludeValues, formatConditions, parseConditions } from './analytics-conditions.ts';

it.each<[Condition[], string | undefined]>([
  [[], undefined],
  [[{ dimension: 'country', operator: 'in', values: ['RU', 'KZ'] }], 'country:in:RU,KZ'],
  [
    [
      { dimension: 'campaign', operator: 'not_in', values: ['0', '12'] },
      { dimension: 'campaign', operator: 'contains', values: ['50%; today, only: now'] },
    ],
    'campaign:not_in:0,12;campaign:contains:50%25%3B today, only: now',
  ],
  // the value for an unknown country is empty
  [[{ dimension: 'country', operator: 'in', values: [''] }], 'country:in:'],
])('formats and parses %j', (conditions, text) => {
  expect(formatConditions(conditions)).toBe(text);
  expect(parseConditions(text)).toEqual(conditions);
});

it('ignores invalid conditions', () => {
  expect(parseConditions('planet:in:mars;campaign:in:x;;country:in:RU;date:in:2026-01-01')).toEqual([
    { dimension: 'country', operator: 'in', values: ['RU'] },
  ]);
});

it.each<[string | undefined, string]>([
  [undefined, 'country:not_in:US,'],
  // an `in` condition with several values is kept
  ['device:in:mobile;country:in:RU,US,KZ', 'device:in:mobile;country:in:RU,US,KZ;country:not_in:US,'],
  ['country:not_in:RU;device:in:mobile', 'country:not_in:RU,US,;device:in:mobile'],
])('excludes values from %j', (text, expected) => {
  expect(formatConditions(excludeValues(parseConditions(text), 'country', ['US', '']))).toBe(expected);
});
