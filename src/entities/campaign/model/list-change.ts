import { nameSome } from '@preroll/rules/name-some';
import { partLabel } from '@/entities/targeting/@x/campaign';

/** The number of entries listed by name; the others are counted. */
const SHOWN = 5;

type Lists = ReadonlyMap<string, readonly string[]>;

/** The non-empty lists of a setting by the names of its parts; a plain list has an empty name. */
export function listsIn(value: unknown, above: readonly string[] = []): Lists {
  if (Array.isArray(value)) return new Map(value.length > 0 ? [[above.join(' '), value.map(String)]] : []);
  if (typeof value !== 'object' || value === null) return new Map();
  const parts = Object.entries(value);
  // a flag that is set is listed among the lists beside it: "any other OS"
  const on = parts.filter(([, part]) => part === true).map(([name]) => partLabel(name));
  return new Map([
    ...parts.flatMap(([name, part]) => [...listsIn(part, [...above, partLabel(name)])]),
    ...listsIn(on, above),
  ]);
}

const shorten = (items: readonly string[]) => nameSome(items, { most: SHOWN });

const inParts = (texts: Iterable<readonly [name: string, text: string]>): string =>
  Array.from(texts, ([name, text]) => (name === '' ? text : `${name}: ${text}`)).join('; ');

/** `include: RU, KZ; exclude: BY`. */
export const writeLists = (lists: Lists): string =>
  inParts(Array.from(lists, ([name, items]) => [name, shorten(items)] as const));

/**
 * Describes what was added to and removed from lists: `include: added RU, removed KZ`. A out list a hide it
 * list would be invisible.
 */
export function writeListChange(old: Lists, next: Lists): string {
  const told = [...new Set([...old.keys(), ...next.keys()])].flatMap((name) => {
    const [before, after] = [new Set(old.get(name)), new Set(next.get(name))];
    const said = [
      ['added', [...after].filter((item) => !before.has(item))],
      ['removed', [...before].filter((item) => !after.has(item))],
    ] as const;
    const words = said.filter(([, items]) => items.length > 0).map(([verb, items]) => `${verb} ${shorten(items)}`);
    return words.length > 0 ? [[name, words.join(', ')] as const] : [];
  });
  return told.length > 0 ? inParts(told) : 'reordered';
}
