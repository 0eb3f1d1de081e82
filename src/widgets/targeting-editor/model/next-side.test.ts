import { expect, test } from 'vitest';
import { nextSide } from './next-side';

test('cycles through both sides and neither', () => {
  expect([null, 'white' as const, 'black' as const].map(nextSide)).toEqual(['white', 'black', null]);
});
