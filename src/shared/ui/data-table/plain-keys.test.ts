import { describe, expect, it } from 'vitest';
import { compareValues } from './compare-values';
import { plainKeys } from './plain-keys';

describe('plainKeys', () => {
  it('produces the order of compareValues', () => {
    const words = [
      'b',
      'B1',
      'a10',
      'A2',
      'a 2',
      'Spot 2',
      'spot 10',
      'Spot 010',
      'Spot',
      '',
      'z7a',
      'Z 70',
      '7',
      '12',
    ];
    const keys = plainKeys(words) ?? [];
    for (const [first, a] of words.entries()) {
      for (const [second, b] of words.entries()) {
        const [left = '', right = ''] = [keys[first], keys[second]];
        expect(Math.sign(compareValues(a, b)), `${a} and ${b}`).toBe(left < right ? -1 : left > right ? 1 : 0);
      }
    }
  });

  it.each(['é', 'a-b', 'a_b', '1234567890123456', 7, null, undefined])('returns undefined for %s', (value) => {
    expect(plainKeys(['a', value])).toBeUndefined();
  });
});
