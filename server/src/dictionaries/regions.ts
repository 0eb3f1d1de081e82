import { iso31662 } from 'iso-3166';
import { countryCodes } from './countries.ts';
import { foldText } from './fold-text.ts';
import geonames from './geonames-regions.json' with { type: 'json' };

export interface Region {
  /** ISO 3166-2 */
  code: string;
  name: string;
  country: string;
}

/**
 * GeoNames has codes of its own for the first level of regions: here each with the part of its ISO 3166-2 code that
 * follows the country, and its English name. Matched by names, and by hand where names differ; a region that could not
 * be matched is left out.
 */
const byGeonames = new Map(
  Object.entries(geonames as Record<string, Record<string, string[]>>).flatMap(([country, regions]) =>
    Object.entries(regions).map(([admin, [code, name]]) => [
      `${country}.${admin}`,
      { code: `${country}-${code}`, name: name ?? '' },
    ]),
  ),
);

const englishNames = new Map(Array.from(byGeonames.values(), ({ code, name }) => [code, name]));

/** English where it is another name; where it only adds a word to it, or leaves out accents, the name itself. */
function nameOf({ code, name }: { code: string; name: string }): string {
  const english = englishNames.get(code) ?? name;
  const words = foldText(english).split(' ');
  const adds = foldText(name)
    .split(' ')
    .every((word) => words.includes(word));
  return adds ? name : english;
}

/** The first level of each country, by name. Deeper levels are not what addresses are located to. */
export const regions: readonly Region[] = iso31662
  .filter(({ parent }) => countryCodes.has(parent))
  .map(({ parent, ...region }) => ({ code: region.code, name: nameOf(region), country: parent }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The region of a city of GeoNames; null where there is none. */
export const regionOfCity = (country: string, admin: string): string | null =>
  byGeonames.get(`${country}.${admin}`)?.code ?? null;
