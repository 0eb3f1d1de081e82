import { expect, test } from 'vitest';
import { nextSide } from './next-side';

test('one key goes through all there is', () => {
  expect([null, 'white' as const, 'black' as const].map(nextSide)).toEqual(['white', 'black', null]);
});
