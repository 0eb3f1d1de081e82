import { type Audience, type BlackWhiteList, type ListField, listFields } from './targeting-fields.ts';

export interface Dictionary<Entry> {
  has(entry: Entry): boolean;
}

/** Lists that only accept entries of their dictionary; the others accept anything of the right form. */
export const closedLists = ['country', 'region', 'categories', 'resolution'] as const satisfies ListField[];

export type ClosedList = (typeof closedLists)[number];

export const isClosedList = (field: ListField): field is ClosedList =>
  (closedLists as readonly ListField[]).includes(field);

/**
 * The entries that a targeting may use. A dictionary is undefined if it isn't loaded; then only the form is validated.
 */
export interface TargetingDictionaries {
  feeds?: Dictionary<number> | undefined;
  lists: Partial<Record<ListField, Dictionary<string> | undefined>>;
}

/**
 * Extends the dictionaries with the entries that a campaign already has. It may keep them, on either side of a list,
 * after they were removed from the dictionary.
 */
export function withStoredEntries(
  { feeds, lists }: TargetingDictionaries,
  stored: Pick<Audience, ListField | 'feeds'>,
): TargetingDictionaries {
  const extended: TargetingDictionaries['lists'] = {};
  for (const field of listFields) {
    const dictionary = lists[field];
    if (dictionary) extended[field] = union(dictionary, () => bothSides(stored[field]));
  }
  return { feeds: feeds && union(feeds, () => stored.feeds), lists: extended };
}

const bothSides = ({ white, black }: BlackWhiteList) => [...white, ...black];

/** Reads the stored entries, of which there may be thousands, only if an entry is missing from the dictionary. */
function union<Entry>(dictionary: Dictionary<Entry>, readStored: () => readonly Entry[]): Dictionary<Entry> {
  let stored: ReadonlySet<Entry> | undefined;
  const isStored = (entry: Entry) => {
    stored ??= new Set(readStored());
    return stored.has(entry);
  };
  return { has: (entry) => dictionary.has(entry) || isStored(entry) };
}
