import type { ListField } from '@preroll/rules/targeting/targeting-fields';
import { categories } from '../../server/src/advertising/dictionaries/categories.ts';
import { openCities } from '../../server/src/advertising/dictionaries/cities.ts';
import { continents } from '../../server/src/advertising/dictionaries/continents.ts';
import { countries } from '../../server/src/advertising/dictionaries/countries.ts';
import { regions } from '../../server/src/advertising/dictionaries/regions.ts';
import type { CompleteTargeting } from '../../server/src/advertising/targeting/targeting.ts';

const MAX_ENTRIES = 5000;

const both = <T>(make: (index: number) => T) => Array.from({ length: 2 * MAX_ENTRIES }, (_, index) => make(index));
const codesOf = (dictionary: readonly { code: string }[]) => dictionary.map(({ code }) => code);

/** Different entries for both sides, or all entries of a dictionary. */
const entriesOf: Record<Exclude<ListField, 'resolution'>, () => string[]> = {
  browsers: () => both((index) => `browser ${index}`),
  desktop_os: () => both((index) => `system ${index}`),
  mobile_os: () => both((index) => `system ${index}`),
  tablet_os: () => both((index) => `system ${index}`),
  languages: () => both((index) => `en-x-${index}`),
  ip: () => both((index) => `10.${index >> 8}.${index & 255}.0/24`),
  referer: () => both((index) => `*.site-${index}.example`),
  source: () => both((index) => `source ${index}`),
  continent: () => codesOf(continents),
  country: () => codesOf(countries),
  region: () => codesOf(regions),
  categories: () => codesOf(categories),
  keywords: () => both((index) => `keyword ${index}`),
};

const halves = <T>(all: T[]) => {
  const middle = Math.ceil(all.length / 2);
  return { white: all.slice(0, middle), black: all.slice(middle) };
};

/**
 * A targeting with both sides of every list full. Lists with few possible values, such as continents, have half of them
 * on each side.
 *
 * @param resolutionIds the resolutions in the database
 */
export async function fullTargeting(
  resolutionIds: readonly number[],
): Promise<Pick<CompleteTargeting, ListField | 'city_white_list' | 'city_black_list'>> {
  const entries = Object.entries({ ...entriesOf, resolution: () => resolutionIds.map(String) });
  const lists = entries.map(([field, make]) => [field, halves(make())]);
  const { cities } = await openCities();
  const { white, black } = halves(cities.slice(0, 2 * MAX_ENTRIES).map(({ id }) => id));
  return {
    ...(Object.fromEntries(lists) as Pick<CompleteTargeting, ListField>),
    city_white_list: white,
    city_black_list: black,
  };
}
