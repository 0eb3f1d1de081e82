import { type BlackWhiteList, type ListField, listFields, type Targeting } from './targeting';

interface Known<Entry> {
  has(entry: Entry): boolean;
}

export type KnownList = Known<string>;

/** Lists that take only what their dictionary has; the others take whatever has the right form. */
export const closedLists = ['country', 'region', 'categories', 'resolution'] as const satisfies ListField[];

export type ClosedList = (typeof closedLists)[number];

export const isClosedList = (field: ListField): field is ClosedList =>
  (closedLists as readonly ListField[]).includes(field);

/** What a targeting may name of that which dictionaries have. Of one that was not fetched the server alone knows. */
export interface KnownEntries {
  feeds?: Known<number> | undefined;
  lists: Partial<Record<ListField, KnownList | undefined>>;
}

/**
 * What dictionaries have, and what a campaign names already: that stays, though its dictionary has dropped it. Which side
 * it stands on counts for nothing. Twin: `server/src/targeting/known-entries.ts`.
 */
export function withNamed({ feeds, lists }: KnownEntries, stored: Pick<Targeting, ListField | 'feeds'>): KnownEntries {
  const known: KnownEntries['lists'] = {};
  for (const field of listFields) {
    const dictionary = lists[field];
    if (dictionary) known[field] = either(dictionary, () => bothSides(stored[field]));
  }
  return { feeds: feeds && either(feeds, () => stored.feeds), lists: known };
}

const bothSides = ({ white, black }: BlackWhiteList) => [...white, ...black];

/** What is named already is looked through for that alone which the dictionary doesn't have: there may be thousands. */
function either<Entry>(dictionary: Known<Entry>, readNamed: () => readonly Entry[]): Known<Entry> {
  let named: ReadonlySet<Entry> | undefined;
  const isNamed = (entry: Entry) => {
    named ??= new Set(readNamed());
    return named.has(entry);
  };
  return { has: (entry) => dictionary.has(entry) || isNamed(entry) };
}
