import { describeInvalidEntries } from '../text/describe-invalid-entries.ts';
import { parseListItem, refusalOf } from './list-items.ts';
import type { Dictionary } from './targeting-dictionaries.ts';
import type { BlackWhiteList, ListField } from './targeting-fields.ts';

const MAX_ENTRIES = 5000;

interface ParsedList {
  values: ReadonlySet<string>;
  /** The invalid entries by their message. */
  wrong: ReadonlyMap<string, readonly string[]>;
}

/** Caches the parsed entries by array identity, because lists have thousands of entries and are never mutated. */
const parsedLists = new WeakMap<readonly string[], Partial<Record<ListField, ParsedList>>>();

function parseList(kind: ListField, entries: readonly string[]): ParsedList {
  const cached = parsedLists.get(entries)?.[kind];
  if (cached) return cached;
  const values = new Set<string>();
  const wrong = new Map<string, string[]>();
  for (const entry of entries) {
    const item = parseListItem(kind, entry);
    if ('value' in item) {
      values.add(item.value);
      continue;
    }
    const others = wrong.get(item.reason) ?? [];
    others.push(entry);
    wrong.set(item.reason, others);
  }
  return cache(kind, entries, { values, wrong });
}

function cache(kind: ListField, entries: readonly string[], parsed: ParsedList): ParsedList {
  parsedLists.set(entries, { ...parsedLists.get(entries), [kind]: parsed });
  return parsed;
}

/** Normalizes the entries and removes duplicates. Invalid entries are kept, so that validation reports them. */
export function normalizeEntries(kind: ListField, entries: readonly string[]): string[] {
  const parsed = parseList(kind, entries);
  const wrong = entries.filter((entry) => parsed.wrong.size > 0 && !('value' in parseListItem(kind, entry)));
  const normalized = [...parsed.values, ...wrong];
  cache(kind, normalized, parsed);
  return normalized;
}

export const entryCountErrors = (entries: readonly unknown[]) =>
  entries.length > MAX_ENTRIES ? [`At most ${MAX_ENTRIES} entries`] : [];

/**
 * Validates both sides of a list: its length, invalid and unknown entries, and entries on both sides.
 *
 * @param dictionary undefined for a list that accepts anything of the right form
 */
export function listErrors(
  kind: ListField,
  { white, black }: BlackWhiteList,
  dictionary: Dictionary<string> | undefined,
): { white: string[]; black: string[] } {
  const parsed = { white: parseList(kind, white), black: parseList(kind, black) };
  const both = compare(parsed.white, parsed.black);
  const check = (side: 'white' | 'black', entries: readonly string[]) => [
    ...entryCountErrors(entries),
    ...Array.from(withUnknown(kind, parsed[side], dictionary), ([reason, wrong]) =>
      describeInvalidEntries(reason, wrong),
    ),
    ...both[side],
  ];
  return { white: check('white', white), black: check('black', black) };
}

/** Adds the entries missing from the dictionary to the invalid ones, with the same message. */
function withUnknown(
  kind: ListField,
  { values, wrong }: ParsedList,
  dictionary: Dictionary<string> | undefined,
): ParsedList['wrong'] {
  const unknown = dictionary ? Array.from(values).filter((value) => !dictionary.has(value)) : [];
  if (unknown.length === 0) return wrong;
  const reason = refusalOf(kind);
  return new Map(wrong).set(reason, [...(wrong.get(reason) ?? []), ...unknown]);
}

type BothSides = ReturnType<typeof overlapErrors>;

const compared = new WeakMap<ParsedList, WeakMap<ParsedList, BothSides>>();

/** Like `overlapErrors`, cached for each pair of lists. */
function compare(white: ParsedList, black: ParsedList): BothSides {
  const withBlack = compared.get(white) ?? new WeakMap<ParsedList, BothSides>();
  const result = withBlack.get(black) ?? overlapErrors(Array.from(white.values), black.values);
  compared.set(white, withBlack.set(black, result));
  return result;
}

/** The messages of both sides about entries that are both included and excluded. */
export function overlapErrors<T extends string | number>(white: readonly T[], black: ReadonlySet<T>) {
  const conflicts = white.filter((entry) => black.has(entry));
  if (conflicts.length === 0) return { white: [], black: [] };
  return {
    white: [describeInvalidEntries('Also excluded', conflicts)],
    black: [describeInvalidEntries('Also included', conflicts)],
  };
}
