import { expect, test } from 'vitest';
import { charactersThatFit, fullText, labelledDays, tickText } from './axis-text';

test.each([
  ['2026-12-31', 'day', '31/12/2026', '31/12'],
  ['Germany', undefined, 'Germany', 'Germany'],
  ['Bosnia and Herzegovina', undefined, 'Bosnia and Herzegovina', 'Bosnia and He…'],
  ['United States of America', undefined, 'United States of America', 'United States…'],
  ['2026-12-31', undefined, '2026-12-31', '2026-12-31'],
] as const)('%s as %s is %s, on the axis %s', (value, kind, full, tick) => {
  expect(fullText(value, kind)).toBe(full);
  expect(tickText(value, kind)).toBe(tick);
});

test('marks an incomplete value', () => {
  expect(fullText('2026-12-28', 'day', new Map([['2026-12-28', '4 of 7 days']]))).toBe('28/12/2026, 4 of 7 days');
});

test.each([
  ['Bosnia and Herzegovina', 8, 'Bosnia…'],
  ['Bosnia and Herzegovina', 40, 'Bosnia and Herzegovina'],
])('%s shortened to %i characters: %s', (value, most, tick) => {
  expect(tickText(value, undefined, most)).toBe(tick);
});

test.each([
  [0, 0],
  [70, 10],
  [76, 10],
])('%i pixels fit %i characters', (room, letters) => {
  expect(charactersThatFit(room)).toBe(letters);
});

test.each([
  [28, 1100, 2],
  [28, 520, 3],
  [7, 1100, 1],
  [30, 260, 6],
  [1, 260, 1],
  [28, 0, 27],
])('%i days on %i pixels: labels every %ith and always the last', (count, width, step) => {
  const days = Array.from({ length: count }, (_, day) => String(day + 1));
  const named = labelledDays(days, width).map(Number);
  expect(named.at(-1)).toBe(count);
  expect(new Set(named.slice(1).map((day, index) => day - (named[index] ?? 0)))).toEqual(
    new Set(count === 1 ? [] : [step]),
  );
});
