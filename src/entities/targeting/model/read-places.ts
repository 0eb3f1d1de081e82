import { isRecord, type Reader } from './reader';
import type { GeoPlace, PlaceType } from './targeting';

const types: readonly string[] = ['continent', 'country', 'region', 'city'] satisfies PlaceType[];

/** Reads the JSON text of a geo field; a list that is no text any more is read alike. */
export const readPlaces: Reader<GeoPlace[]> = (value, warn) => {
  if (value === undefined || value === null || value === '') return [];
  const items = typeof value === 'string' ? parse(value) : value;
  if (!Array.isArray(items)) {
    warn('The stored places could not be read; the list is empty');
    return [];
  }
  const places = items.map(toPlace).filter((place) => place !== null);
  const lost = items.length - places.length;
  if (lost > 0) warn(lost === 1 ? 'One place could not be read' : `${lost} places could not be read`);
  return places;
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only the fields of a place are taken over: the active flag is not one. */
function toPlace(item: unknown): GeoPlace | null {
  if (!isRecord(item) || !isId(item.id) || !isType(item.type)) return null;
  const id = String(item.id);
  return {
    id,
    type: item.type,
    name: typeof item.name === 'string' ? item.name : id,
    parent_id: isId(item.parent_id) ? String(item.parent_id) : null,
  };
}

const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
const isType = (value: unknown): value is PlaceType => typeof value === 'string' && types.includes(value);
