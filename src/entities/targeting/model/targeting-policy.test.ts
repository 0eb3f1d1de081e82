import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseDictionaries, targetingCases } from '../../../../openapi/policies/targeting-cases';
import { anyTargeting } from './any-targeting';
import { closedLists, withNamed } from './known-entries';
import { emptyTargeting } from './read-targeting';
import { targetingErrors } from './targeting-policy';

describe('targetingErrors', () => {
  it.each(targetingCases)('$name', ({ ads, stored, errors }) => {
    const known = withNamed(caseDictionaries, { ...emptyTargeting(), ...stored });
    expect(targetingErrors({ ...emptyTargeting(), ...ads }, known)).toEqual(errors);
  });

  it('knows which lists a dictionary closes', () => {
    expect(closedLists).toEqual(Object.keys(caseDictionaries.lists));
  });

  it('leaves to the server what a dictionary that was not fetched would say', () => {
    const ads = { feeds: [999_999], region: { white: ['DE-ZZ'], black: [] } };
    expect(targetingErrors({ ...emptyTargeting(), ...ads }, { lists: {} })).toEqual({});
  });

  it('judges any targeting without throwing', () =>
    fc.assert(
      fc.property(anyTargeting, (targeting) => {
        expect(targetingErrors(targeting, caseDictionaries)).toBeTypeOf('object');
      }),
    ));
});
