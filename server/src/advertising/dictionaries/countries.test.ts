import { countryCodes } from '@preroll/rules/targeting/country-codes';
import { iso31661 } from 'iso-3166';
import { expect, it } from 'vitest';

it('has the codes of ISO 3166-1', () => {
  expect(countryCodes).toEqual(new Set(iso31661.map(({ alpha2 }) => alpha2)));
});
