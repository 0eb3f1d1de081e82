import type { PreparedRequest } from './prepared-request.ts';
import type { CompleteTargeting } from './targeting.ts';

const levels = ['continent', 'country', 'region'] as const;

/**
 * Places of all levels form one rule: a request passes if any included place contains it ("Germany, and Paris"), and is
 * refused if an excluded place does, whatever its level. Null if no place is set.
 */
export function compileGeography(targeting: CompleteTargeting): ((request: PreparedRequest) => boolean) | null {
  const side = (color: 'white' | 'black', cities: number[]) => {
    const areas = levels
      .map((level) => [level, new Set(targeting[level][color])] as const)
      .filter(([, codes]) => codes.size > 0);
    const cityIds = new Set(cities);
    return {
      isEmpty: cityIds.size === 0 && areas.length === 0,
      holds: ({ request }: PreparedRequest) =>
        areas.some(([level, codes]) => codes.has(request[level] ?? '')) ||
        (cityIds.size > 0 && cityIds.has(request.cityId ?? 0)),
    };
  };
  const white = side('white', targeting.city_white_list);
  const black = side('black', targeting.city_black_list);
  if (white.isEmpty && black.isEmpty) return null;
  return (request) => (!black.isEmpty && black.holds(request)) || (!white.isEmpty && !white.holds(request));
}
