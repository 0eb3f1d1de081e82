import { foldText } from './fold-text.ts';

interface Named {
  name: string;
}

/**
 * Builds an index that finds names by the beginning of any of their words: `york` finds New York. It searches one
 * sorted list, so each lookup only touches the matching entries.
 *
 * @param entries by descending importance, which is also the order of the results
 */
export function createWordIndex<T extends Named>(entries: readonly T[]) {
  const starts = entries.map(({ name }) => wordStarts(foldText(name)));
  const keys = starts.flatMap((words, rank) => words.map((key) => ({ key, rank })));
  keys.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.rank - b.rank));

  return (text: string, matches: (entry: T) => boolean, limit: number): T[] => {
    const prefix = foldText(text);
    // prefixes of one or two letters match so many entries that the first ones yield enough results
    if (prefix.length < 3)
      return takeMatching(
        starts.keys(),
        entries,
        (entry, rank) => begins(starts[rank], prefix) && matches(entry),
        limit,
      );
    const ranks = new Set<number>();
    for (let at = lowerBound(keys, prefix); keys[at]?.key.startsWith(prefix); at += 1) ranks.add(keys[at]?.rank ?? 0);
    const inOrder = Array.from(ranks).sort((a, b) => a - b);
    return takeMatching(inOrder, entries, matches, limit);
  };
}

const begins = (words: readonly string[] = [], prefix: string) => words.some((word) => word.startsWith(prefix));

function wordStarts(name: string): string[] {
  const words = name.split(' ');
  return words.map((_, at) => words.slice(at).join(' '));
}

function lowerBound(keys: readonly { key: string }[], prefix: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle]?.key ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

function takeMatching<T>(
  ranks: Iterable<number>,
  entries: readonly T[],
  matches: (entry: T, rank: number) => boolean,
  limit: number,
): T[] {
  const found: T[] = [];
  for (const rank of ranks) {
    const entry = entries[rank];
    if (entry !== undefined && matches(entry, rank)) found.push(entry);
    if (found.length >= limit) break;
  }
  return found;
}
