const placeTypes = ['continent', 'country', 'region', 'city'] as const;

export type PlaceType = (typeof placeTypes)[number];

/**
 * A place in the JSON text of `geo_white_ui` or `geo_black_ui`. Ids are dictionary codes: `EU`, `DE`, `DE-BE`,
 * `2950159`.
 */
export interface Place {
  id: string;
  type: PlaceType;
  name: string;
  parent_id: string | null;
}

interface ParsedPlaces {
  places: Place[];
  /** Invalid items, as stored. */
  unread: unknown[];
  /** The value isn't a list at all. */
  isBroken: boolean;
}

/**
 * Parses the stored places: JSON text, or a list that has already been parsed. The `active` flag is removed from each
 * item (specification, section 3); other keys are kept. Never throws: invalid items are returned separately.
 */
export function parsePlaces(stored: unknown): ParsedPlaces {
  if (stored === undefined || stored === null || stored === '') return { places: [], unread: [], isBroken: false };
  const items = typeof stored === 'string' ? parse(stored) : stored;
  if (!Array.isArray(items)) return { places: [], unread: [], isBroken: true };
  const read = items.map((item: unknown) => ({ item, place: toPlace(item) }));
  return {
    places: read.map(({ place }) => place).filter((place) => place !== null),
    unread: read.filter(({ place }) => place === null).map(({ item }) => item),
    isBroken: false,
  };
}

/** The form in which an id is stored and compared: codes are in upper case. */
export const placeId = (type: PlaceType, id: string): string => (type === 'city' ? id.trim() : id.trim().toUpperCase());

interface Sides {
  white: string[];
  black: string[];
}

/** The geographic settings of a targeting; each is optional. */
interface PlaceSettings {
  geo_white_ui?: unknown;
  geo_black_ui?: unknown;
  continent?: Sides;
  country?: Sides;
  region?: Sides;
  city_white_list?: number[];
  city_black_list?: number[];
}

const sides = ['white', 'black'] as const;
const levels = ['continent', 'country', 'region'] as const;

/**
 * Adds the places of the JSON texts to the lists of places. Delivery reads the lists, so a place in a text alone would
 * be displayed but never applied. Lists may contain more than their text. A list that needs no additions stays the same
 * array.
 */
export function withNamedPlaces<Settings extends PlaceSettings>(settings: Settings): Settings {
  const completed: PlaceSettings = {};
  for (const side of sides) {
    const { places } = parsePlaces(settings[`geo_${side}_ui`]);
    const idsOf = (type: PlaceType) => places.filter((place) => place.type === type).map(({ id }) => id);
    for (const level of levels) {
      const list = completed[level] ?? settings[level] ?? { white: [], black: [] };
      const whole = union(list[side], idsOf(level));
      if (whole !== list[side]) completed[level] = { ...list, [side]: whole };
    }
    const cities = settings[`city_${side}_list`] ?? [];
    const all = union(cities, idsOf('city').map(Number));
    if (all !== cities) completed[`city_${side}_list`] = all;
  }
  return { ...settings, ...completed };
}

function union<Entry>(list: Entry[], named: readonly Entry[]): Entry[] {
  const listed = new Set(list);
  return named.every((entry) => listed.has(entry)) ? list : [...new Set([...list, ...named])];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toPlace(item: unknown): Place | null {
  if (typeof item !== 'object' || item === null) return null;
  const { id: givenId, type, name, parent_id, active: _, ...others } = item as Record<string, unknown>;
  if (!isId(givenId) || !isType(type)) return null;
  const id = placeId(type, String(givenId));
  if (id === '' || (type === 'city' && !isCityId(id))) return null;
  return {
    id,
    type,
    name: typeof name === 'string' ? name : id,
    parent_id: isId(parent_id) ? String(parent_id) : null,
    ...others,
  };
}

const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
const isType = (value: unknown): value is PlaceType => placeTypes.some((type) => type === value);

/** The contract's integers for cities; no list can contain another id. */
const isCityId = (id: string) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2 ** 31 - 1;
