import { type Place, readPlaces as read } from '@preroll/rules/places';
import { nameSome } from '@/shared/lib/format';
import type { Reader } from './reader';

/** The most items that a warning names; it counts the others. */
const MOST_NAMED = 20;

/** Reads the JSON text of a geo field; a list that is no text any more is read alike. */
export const readPlaces: Reader<Place[]> = (value, warn) => {
  const { places, unread, isBroken } = read(value);
  if (isBroken) warn('The stored places could not be read; the list is empty');
  if (unread.length > 0) {
    const count = unread.length === 1 ? 'One place' : `${unread.length} places`;
    warn(`${count} could not be read: ${nameSome(unread, { most: MOST_NAMED, nameOf: nameUnread })}`);
  }
  return places;
};

/** What somebody could know an item by that isn't a place. */
function nameUnread(item: unknown): string {
  const { name, id } = (item ?? {}) as { name?: unknown; id?: unknown };
  if (typeof name === 'string' && name !== '') return name;
  return typeof id === 'string' && id !== '' ? id : JSON.stringify(item).slice(0, 80);
}
