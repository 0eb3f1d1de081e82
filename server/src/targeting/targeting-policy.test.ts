import { describe, expect, it } from 'vitest';
import { targetingCases } from '../../../openapi/policies/targeting-cases.ts';
import { withDefaults } from './targeting.ts';
import { targetingErrors } from './targeting-policy.ts';

describe('targetingErrors', () => {
  it.each(targetingCases)('$name', ({ ads, errors }) => {
    expect(targetingErrors(withDefaults(ads))).toEqual(errors);
  });
});
