import { expect, test } from 'vitest';
import { formatHelp } from './format-help';

const format = {
  id: 1,
  name: 'Preroll',
  kind: 'preroll' as const,
  priceFloors: { RUB: 60 },
  minDuration: 5,
  maxDuration: 60,
  skipOffset: 5,
};

test.each([
  [{}, '5 to 60 s, may be skipped after 5 s'],
  [{ skipOffset: null }, "5 to 60 s, can't be skipped"],
  [{ minDuration: null }, 'Up to 60 s, may be skipped after 5 s'],
  [{ minDuration: null, maxDuration: null }, 'Any length, may be skipped after 5 s'],
])('%j: %s', (change, help) => {
  expect(formatHelp({ ...format, ...change })).toBe(help);
});
