import { type BlackWhiteList, type ListField, listFields, type WholeTargeting } from './targeting-fields.ts';

export interface Known<Entry> {
  has(entry: Entry): boolean;
}

/** What a targeting may name of that which dictionaries have. */
export interface KnownEntries {
  feeds: Known<number>;
  /** A list that isn't here takes whatever has the right form. */
  lists: Partial<Record<ListField, Known<string>>>;
}

/**
 * What dictionaries have, and what a campaign names already: that stays, though its dictionary has dropped it. Which side
 * it stands on counts for nothing. Twin: `src/entities/targeting/model/known-entries.ts`.
 */
export function withNamed(dictionaries: KnownEntries, stored: WholeTargeting): KnownEntries {
  const lists: KnownEntries['lists'] = {};
  for (const field of listFields) {
    const dictionary = dictionaries.lists[field];
    if (dictionary) lists[field] = either(dictionary, bothSides(stored[field]));
  }
  return { feeds: either(dictionaries.feeds, stored.feeds), lists };
}

const bothSides = ({ white, black }: BlackWhiteList) => [...white, ...black];

function either<Entry>(dictionary: Known<Entry>, named: readonly Entry[]): Known<Entry> {
  const kept = new Set(named);
  return { has: (entry) => dictionary.has(entry) || kept.has(entry) };
}
