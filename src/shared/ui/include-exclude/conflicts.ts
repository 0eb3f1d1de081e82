import { summarizeNames } from '@preroll/rules/text/summarize-names';

/** Items in both lists, in the order of the first. */
export function sharedItems(one: readonly string[], other: readonly string[]): readonly string[] {
  const known = new Set(other);
  return one.filter((item) => known.has(item));
}

/** Formats the conflict: `DE and FR are also in “Exclude”: keep each in one list.` */
export const conflictSentence = (shared: readonly string[], other: string): string =>
  shared.length === 1
    ? `${shared[0]} is also in “${other}”: keep it in one list`
    : `${summarizeNames(shared, { lastSeparator: ' and ' })} are also in “${other}”: keep each in one list`;
