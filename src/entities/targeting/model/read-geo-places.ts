import { type Place, parsePlaces } from '@preroll/rules/targeting/places';
import { summarizeNames } from '@preroll/rules/text/summarize-names';
import type { Reader } from './reader';

/** The most items that a warning names; the others are counted. */
const MAX_LISTED = 20;

/** Reads a geo field, given as JSON text or as a parsed list, and warns about items that aren't places. */
export const readGeoPlaces: Reader<Place[]> = (value, warn) => {
  const { places, unread, isBroken } = parsePlaces(value);
  if (isBroken) warn('The stored places could not be read; the list is empty');
  if (unread.length > 0) {
    const count = unread.length === 1 ? 'One place' : `${unread.length} places`;
    warn(`${count} could not be read: ${summarizeNames(unread, { max: MAX_LISTED, nameOf: nameUnread })}`);
  }
  return places;
};

/** A name by which the user may recognise an unreadable item. */
function nameUnread(item: unknown): string {
  const { name, id } = (item ?? {}) as { name?: unknown; id?: unknown };
  if (typeof name === 'string' && name !== '') return name;
  return typeof id === 'string' && id !== '' ? id : JSON.stringify(item).slice(0, 80);
}
