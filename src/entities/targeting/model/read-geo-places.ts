import { type Place, readPlaces } from '@preroll/rules/targeting/places';
import { nameSome } from '@preroll/rules/text/name-some';
import type { Reader } from './reader';

/** The most items that a warning names; the others are counted. */
const MOST_NAMED = 20;

/** Reads a geo field, given as JSON text or as a parsed list, and warns about items that aren't places. */
export const readGeoPlaces: Reader<Place[]> = (value, warn) => {
  const { places, unread, isBroken } = readPlaces(value);
  if (isBroken) warn('The stored places could not be read; the list is empty');
  if (unread.length > 0) {
    const count = unread.length === 1 ? 'One place' : `${unread.length} places`;
    warn(`${count} could not be read: ${nameSome(unread, { most: MOST_NAMED, nameOf: nameUnread })}`);
  }
  return places;
};

/** A name by which the user may recognise an unreadable item. */
function nameUnread(item: unknown): string {
  const { name, id } = (item ?? {}) as { name?: unknown; id?: unknown };
  if (typeof name === 'string' && name !== '') return name;
  return typeof id === 'string' && id !== '' ? id : JSON.stringify(item).slice(0, 80);
}
