import { lazyValue } from '@/shared/lib/memoize';
import type { GeoPlace, PlaceType, Targeting } from './targeting';

export type Side = 'white' | 'black';

export type PlaceLists = Pick<
  Targeting,
  'geo_white_ui' | 'geo_black_ui' | 'continent' | 'country' | 'region' | 'city_white_list' | 'city_black_list'
>;

/** Identifies a place without its name. */
export type PlaceKey = Pick<GeoPlace, 'type' | 'id'>;

export const placeKey = ({ type, id }: PlaceKey) => `${type} ${id}`;

const types: readonly PlaceType[] = ['continent', 'country', 'region', 'city'];

const regionNames = lazyValue(() => new Intl.DisplayNames('en-GB', { type: 'region' }));

/** The name of a country, or the code if it is unknown. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (regionNames().of(code) ?? code) : code;

function nameOf({ type, id }: PlaceKey): string {
  if (type === 'city') return `city ${id}`;
  return type === 'country' ? countryName(id) : id;
}

const idsOf = (lists: PlaceLists, side: Side, type: PlaceType): string[] =>
  type === 'city' ? lists[`city_${side}_list`].map(String) : lists[type][side];

/** The places of one side, largest level first. Delivery uses the lists, so these are authoritative. */
export const placeKeysOf = (lists: PlaceLists, side: Side): PlaceKey[] =>
  types.flatMap((type) => Array.from(new Set(idsOf(lists, side, type)), (id) => ({ type, id })));

/** The name of a place of one side, if the tree's record (`geo_white_ui`, `geo_black_ui`) has it. */
export function placeNameOf(lists: PlaceLists, side: Side, { type, id }: PlaceKey): string {
  const known = lists[`geo_${side}_ui`].find((place) => place.type === type && place.id === id);
  return known?.name ?? nameOf({ type, id });
}

/** The places of one side with their stored details. */
export function placesOf(lists: PlaceLists, side: Side): GeoPlace[] {
  const known = new Map(lists[`geo_${side}_ui`].map((place) => [placeKey(place), place]));
  return placeKeysOf(lists, side).map(
    (key) => known.get(placeKey(key)) ?? { ...key, name: nameOf(key), parent_id: null },
  );
}

/** Removes places from the tree's record that are no longer in the lists. */
export function withoutRemovedPlaces<Lists extends PlaceLists>(lists: Lists): Lists {
  const left = (side: Side) => {
    const keys = new Set(types.flatMap((type) => idsOf(lists, side, type).map((id) => placeKey({ type, id }))));
    return lists[`geo_${side}_ui`].filter((place) => keys.has(placeKey(place)));
  };
  return { ...lists, geo_white_ui: left('white'), geo_black_ui: left('black') };
}

/** Moves places to one side, removing them from the other; null removes them from both. Nothing else changes. */
export function movePlaces<Lists extends PlaceLists>(
  lists: Lists,
  places: readonly GeoPlace[],
  side: Side | null,
): Lists {
  const moved = new Set(places.map(placeKey));
  const put = <T>(entries: readonly T[], to: Side, keyOf: (entry: T) => string, fresh: readonly T[]) => [
    ...entries.filter((entry) => !moved.has(keyOf(entry))),
    ...(side === to ? fresh : []),
  ];
  const idsIn = (type: PlaceType) => [...new Set(places.filter((place) => place.type === type).map(({ id }) => id))];
  const level = (type: Exclude<PlaceType, 'city'>) => {
    const keyOf = (id: string) => placeKey({ type, id });
    return {
      white: put(lists[type].white, 'white', keyOf, idsIn(type)),
      black: put(lists[type].black, 'black', keyOf, idsIn(type)),
    };
  };
  const cities = (to: Side) =>
    put(lists[`city_${to}_list`], to, (id) => placeKey({ type: 'city', id: String(id) }), idsIn('city').map(Number));
  return withoutRemovedPlaces({
    ...lists,
    geo_white_ui: put(lists.geo_white_ui, 'white', placeKey, places),
    geo_black_ui: put(lists.geo_black_ui, 'black', placeKey, places),
    continent: level('continent'),
    country: level('country'),
    region: level('region'),
    city_white_list: cities('white'),
    city_black_list: cities('black'),
  });
}
