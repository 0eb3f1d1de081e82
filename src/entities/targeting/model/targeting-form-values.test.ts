import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTargeting } from './any-targeting';
import { fromTargetingFormValues, toTargetingFormValues } from './targeting-form-values';

test('restores the original targeting', () => {
  void fc.assert(
    fc.property(anyTargeting, (targeting) => {
      expect(fromTargetingFormValues(toTargetingFormValues(targeting))).toEqual(targeting);
    }),
  );
});

test('keeps the identity of lists', () => {
  const [targeting] = fc.sample(anyTargeting, 1);
  if (!targeting) throw new Error('No sample');
  expect(fromTargetingFormValues(toTargetingFormValues(targeting)).ip.white).toBe(targeting.ip.white);
});
