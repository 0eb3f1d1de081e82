import { countryCodes } from '@preroll/rules/targeting/country-codes';
import { iso31662 } from 'iso-3166';
import { foldText } from './fold-text.ts';
import geonames from './geonames-regions.json' with { type: 'json' };

export interface Region {
  /** ISO 3166-2 */
  code: string;
  name: string;
  country: string;
}

/**
 * Maps GeoNames codes of first-level regions to the part of the ISO 3166-2 code after the country, and to the English name.
 * Matched by name, or by hand where names differ; unmatched regions are left out.
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

/** Returns the English name, unless it only adds words to the standard's name or drops its accents. */
function nameOf({ code, name }: { code: string; name: string }): string {
  const english = englishNames.get(code) ?? name;
  const words = foldText(english).split(' ');
  const adds = foldText(name)
    .split(' ')
    .every((word) => words.includes(word));
  return adds ? name : english;
}

/** The first-level regions of each country, by name. IP addresses are not located to deeper levels. */
export const regions: readonly Region[] = iso31662
  .filter(({ parent }) => countryCodes.has(parent))
  .map(({ parent, ...region }) => ({ code: region.code, name: nameOf(region), country: parent }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Returns the region of a GeoNames city, or null. */
export const regionOfCity = (country: string, admin: string): string | null =>
  byGeonames.get(`${country}.${admin}`)?.code ?? null;
