import { describe, expect, it } from 'vitest';
import { compareValues } from './compare-values';

describe('compareValues', () => {
  it.each([
    { lower: 'apple', higher: 'Banana' },
    { lower: 'Spot 2', higher: 'spot 10' },
    { lower: 'Spot 9', higher: 'Spot 10 b' },
    { lower: 'Spot', higher: 'Spot 1' },
    { lower: 'Spot 1', higher: 'Spot A' },
    { lower: 'Eclair', higher: 'éclat' },
    { lower: 'Zoë', higher: 'Zoë 2' },
    { lower: 'spot-1', higher: 'spot1' },
    { lower: 2, higher: 10 },
    { lower: -1, higher: 0 },
    { lower: null, higher: 0 },
    { lower: undefined, higher: '' },
    { lower: false, higher: true },
    { lower: new Date(1), higher: new Date(2) },
  ])('$lower before $higher', ({ lower, higher }) => {
    expect(Math.sign(compareValues(lower, higher))).toBe(-1);
    expect(Math.sign(compareValues(higher, lower))).toBe(1);
  });

  it.each([
    ['Same', 'same'],
    [7, 7],
    [null, null],
    [new Date(3), new Date(3)],
  ])('%s is equal to %s', (a, b) => {
    expect(compareValues(a, b)).toBe(0);
  });

  it('sorts a long list as the collator does', () => {
    const words = ['b', 'B1', 'a10', 'A2', 'a-2', 'é', 'z 007', 'z 7a', 'Z 70', 'ä', 'straße', 'strasse 2', '_x', 'x_'];
    const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });
    expect(words.toSorted(compareValues)).toEqual(words.toSorted(collator.compare));
  });
});
