import { partLabel } from '@/entities/targeting/@x/campaign';
import { shortenList, writeListChange } from '@/shared/ui/timeline';

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

const inParts = (texts: Iterable<readonly [name: string, text: string]>): string =>
  Array.from(texts, ([name, text]) => (name === '' ? text : `${name}: ${text}`)).join('; ');

/** `include: RU, KZ; exclude: BY`. */
export const writeLists = (lists: Lists): string =>
  inParts(Array.from(lists, ([name, items]) => [name, shortenList(items)] as const));

/**
 * Describes what was added to and removed from lists: `include: added RU, removed KZ`. Without the lists' names, a move
 * from one list to the other would be invisible.
 */
export function writeListChanges(old: Lists, next: Lists): string {
  const told = [...new Set([...old.keys(), ...next.keys()])].flatMap((name) => {
    const words = writeListChange(old.get(name) ?? [], next.get(name) ?? []);
    return words === '' ? [] : [[name, words] as const];
  });
  return told.length > 0 ? inParts(told) : 'reordered';
}
