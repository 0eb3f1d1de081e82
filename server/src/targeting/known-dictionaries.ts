import { categories } from '../dictionaries/categories.ts';
import { countryCodes } from '../dictionaries/countries.ts';
import { regions } from '../dictionaries/regions.ts';
import type { KnownEntries } from './known-entries.ts';

/** The entries of those dictionaries that lie in the database. */
export interface StoredDictionaries {
  feeds: readonly number[];
  /** Ids, as lists name them. */
  resolutions: readonly string[];
}

const regionCodes = new Set(regions.map(({ code }) => code));
const categoryCodes = new Set(categories.map(({ code }) => code));

/** The dictionaries that a targeting is judged by: those that come with the server, and those of the database. */
export const knownDictionaries = ({ feeds, resolutions }: StoredDictionaries): KnownEntries => ({
  feeds: new Set(feeds),
  lists: {
    country: countryCodes,
    region: regionCodes,
    categories: categoryCodes,
    resolution: new Set(resolutions),
  },
});
