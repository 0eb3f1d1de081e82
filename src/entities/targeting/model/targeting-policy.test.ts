import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { targetingCases } from '../../../../openapi/policies/targeting-cases';
import { anyTargeting } from './any-targeting';
import { emptyTargeting } from './read-targeting';
import { targetingErrors } from './targeting-policy';

describe('targetingErrors', () => {
  it.each(targetingCases)('$name', ({ ads, errors }) => {
    expect(targetingErrors({ ...emptyTargeting(), ...ads })).toEqual(errors);
  });

  it('judges any targeting without throwing', () =>
    fc.assert(
      fc.property(anyTargeting, (targeting) => {
        expect(targetingErrors(targeting)).toBeTypeOf('object');
      }),
    ));
});
