import { describe, expect, it } from 'vitest';
import { caseDictionaries, targetingCases } from '../../../openapi/policies/targeting-cases.ts';
import { withNamed } from './known-entries.ts';
import { withDefaults } from './targeting.ts';
import { targetingErrors } from './targeting-policy.ts';

describe('targetingErrors', () => {
  it.each(targetingCases)('$name', ({ ads, stored, errors }) => {
    const known = withNamed(caseDictionaries, withDefaults(stored ?? {}));
    expect(targetingErrors(withDefaults(ads), known)).toEqual(errors);
  });
});
