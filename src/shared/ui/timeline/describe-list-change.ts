import { summarizeNames } from '@preroll/rules/text/summarize-names';

/** Number of entries listed by name; the rest is counted. */
const MAX_LISTED = 5;

/** Formats a list for a history: `RU, KZ and 7 more`. */
export const shortenList = (items: readonly string[]): string => summarizeNames(items, { max: MAX_LISTED });

/** Describes what was added to and removed from a list: `added RU, removed KZ`; empty if its entries are the same. */
export function describeListChange(old: readonly string[], next: readonly string[]): string {
  const [before, after] = [new Set(old), new Set(next)];
  const changes = [
    ['added', [...after].filter((item) => !before.has(item))],
    ['removed', [...before].filter((item) => !after.has(item))],
  ] as const;
  return changes.flatMap(([verb, items]) => (items.length > 0 ? [`${verb} ${shortenList(items)}`] : [])).join(', ');
}
