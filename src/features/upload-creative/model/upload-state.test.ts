import { describe, expect, it } from 'vitest';
import { secondsLeft } from './upload-state';

describe('secondsLeft', () => {
  it.each([
    { bytes: 0, milliseconds: 5000, toGo: 100, expected: null, why: 'nothing has been sent' },
    { bytes: 500, milliseconds: 999, toGo: 100, expected: null, why: 'too early to tell' },
    { bytes: 1000, milliseconds: 1000, toGo: 3000, expected: 3, why: 'the pace is steady' },
    { bytes: 1000, milliseconds: 1000, toGo: 1, expected: 1, why: 'a fraction is rounded up' },
    { bytes: 1000, milliseconds: 2000, toGo: 0, expected: 0, why: 'nothing is left' },
  ])('is $expected if $why', ({ bytes, milliseconds, toGo, expected }) => {
    expect(secondsLeft({ bytes, milliseconds }, toGo)).toBe(expected);
  });
});
