import { partLabel } from '@/entities/targeting/@x/campaign';
import { describeListChange, shortenList } from '@/shared/ui/timeline';

type Lists = ReadonlyMap<string, readonly string[]>;

/** The non-empty lists of a setting, by the names of its parts. A setting that is a single list has the name ''. */
export function listsIn(value: unknown, above: readonly string[] = []): Lists {
  if (Array.isArray(value)) return new Map(value.length > 0 ? [[above.join(' '), value.map(String)]] : []);
  if (typeof value !== 'object' || value === null) return new Map();
  const parts = Object.entries(value);
  // flags that are set are treated as a list: "any other OS"
  const on = parts.filter(([, part]) => part === true).map(([name]) => partLabel(name));
  return new Map([
    ...parts.flatMap(([name, part]) => [...listsIn(part, [...above, partLabel(name)])]),
    ...listsIn(on, above),
  ]);
}

const inParts = (texts: Iterable<readonly [name: string, text: string]>): string =>
  Array.from(texts, ([name, text]) => (name === '' ? text : `${name}: ${text}`)).join('; ');

/** Formats lists: `include: RU, KZ; exclude: BY`. */
export const formatLists = (lists: Lists): string =>
  inParts(Array.from(lists, ([name, items]) => [name, shortenList(items)] as const));

/**
 * Describes the entries added to and removed from lists: `include: added RU, removed KZ`. The lists are named, because
 * otherwise a move from one to the other would not be visible.
 */
export function describeListChanges(old: Lists, next: Lists): string {
  const changes = [...new Set([...old.keys(), ...next.keys()])].flatMap((name) => {
    const words = describeListChange(old.get(name) ?? [], next.get(name) ?? []);
    return words === '' ? [] : [[name, words] as const];
  });
  return changes.length > 0 ? inParts(changes) : 'reordered';
}
