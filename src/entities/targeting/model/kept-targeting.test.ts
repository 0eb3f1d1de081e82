import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTargeting } from './any-targeting';
import { keepTargeting, takeTargeting } from './kept-targeting';

test('what is taken out of a form is what was put in', () => {
  void fc.assert(
    fc.property(anyTargeting, (targeting) => {
      expect(takeTargeting(keepTargeting(targeting))).toEqual(targeting);
    }),
  );
});

test('lists stay the same arrays', () => {
  const [targeting] = fc.sample(anyTargeting, 1);
  if (!targeting) throw new Error('No sample');
  expect(takeTargeting(keepTargeting(targeting)).ip.white).toBe(targeting.ip.white);
});
