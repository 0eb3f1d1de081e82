import { partLabel } from '@/entities/targeting/@x/campaign';
import { nameSome } from '@/shared/lib/format';

/** As many as can be read at a glance; the others are counted. */
const SHOWN = 5;

type Lists = ReadonlyMap<string, readonly string[]>;

/** The lists of a setting by the names of its parts, those with nothing in them left out; a plain list has no name. */
export function listsIn(value: unknown, above: readonly string[] = []): Lists {
  if (Array.isArray(value)) return new Map(value.length > 0 ? [[above.join(' '), value.map(String)]] : []);
  if (typeof value !== 'object' || value === null) return new Map();
  const parts = Object.entries(value);
  // what is on is named among the lists that it stands beside: "any other system"
  const on = parts.filter(([, part]) => part === true).map(([name]) => partLabel(name));
  return new Map([
    ...parts.flatMap(([name, part]) => [...listsIn(part, [...above, partLabel(name)])]),
    ...listsIn(on, above),
  ]);
}

const shorten = (items: readonly string[]) => nameSome(items, { most: SHOWN });

const inParts = (texts: Iterable<readonly [name: string, text: string]>): string =>
  Array.from(texts, ([name, text]) => (name === '' ? text : `${name} ${text}`)).join('; ');

/** `included RU, KZ; excluded BY`. */
export const writeLists = (lists: Lists): string =>
  inParts(Array.from(lists, ([name, items]) => [name, shorten(items)] as const));

/** What a change of lists did: `included added RU, removed KZ`. In long lists it would not be seen otherwise. */
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
  return told.length > 0 ? inParts(told) : 'put into another order';
}
