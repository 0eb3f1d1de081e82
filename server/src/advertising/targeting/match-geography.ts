import type { AdRequest } from './ad-request.ts';
import type { PreparedRequest } from './prepared-request.ts';
import type { CompleteTargeting } from './targeting.ts';

/**
 * Places of all levels form one rule: a request passes if any included place contains it ("Germany, and Paris"), and is
 * refused if an excluded place does, whatever its level. Null if no place is set.
 */
export function compileGeography(targeting: CompleteTargeting): ((request: PreparedRequest) => boolean) | null {
  const included = places(targeting, 'white', targeting.city_white_list);
  const excluded = places(targeting, 'black', targeting.city_black_list);
  if (included.isEmpty && excluded.isEmpty) return null;
  return ({ request }) =>
    (!excluded.isEmpty && excluded.contains(request)) || (!included.isEmpty && !included.contains(request));
}

function places({ continent, country, region }: CompleteTargeting, side: 'white' | 'black', cities: number[]) {
  const continents = new Set(continent[side]);
  const countries = new Set(country[side]);
  const regions = new Set(region[side]);
  const cityIds = new Set(cities);
  return {
    isEmpty: continents.size + countries.size + regions.size + cityIds.size === 0,
    contains: (request: AdRequest) =>
      has(countries, request.country) ||
      has(regions, request.region) ||
      has(cityIds, request.cityId) ||
      has(continents, request.continent),
  };
}

const has = <Code>(codes: ReadonlySet<Code>, code: Code | null) => codes.size > 0 && code !== null && codes.has(code);
