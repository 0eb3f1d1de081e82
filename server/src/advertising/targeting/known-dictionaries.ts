import { countryCodes } from '@preroll/rules/targeting/country-codes';
import type { ClosedList, TargetingDictionaries } from '@preroll/rules/targeting/targeting-dictionaries';
import { categories } from '../dictionaries/categories.ts';
import { regions } from '../dictionaries/regions.ts';

/** The entries of the dictionaries in the database. */
export interface StoredDictionaries {
  feeds: readonly number[];
  /** Ids in the form of targeting lists. */
  resolutions: readonly string[];
}

const regionCodes = new Set(regions.map(({ code }) => code));
const categoryCodes = new Set(categories.map(({ code }) => code));

/** The dictionaries for checking a targeting: those that come with the server, and those of the database. */
export const knownDictionaries = ({ feeds, resolutions }: StoredDictionaries): Required<TargetingDictionaries> => ({
  feeds: new Set(feeds),
  lists: {
    country: countryCodes,
    region: regionCodes,
    categories: categoryCodes,
    resolution: new Set(resolutions),
  } satisfies Record<ClosedList, unknown>,
});
