import { formatNumber } from '@/shared/lib/format';

/** What stands in both lists, in the order of the first. */
export function sharedItems(one: readonly string[], other: readonly string[]): readonly string[] {
  const known = new Set(other);
  return one.filter((item) => known.has(item));
}

/** Names up to this many; the others are counted. */
const NAMED = 3;

/** `DE and FR are also in “Excluded”: keep each in one list.` */
export function conflictSentence(shared: readonly string[], other: string): string {
  const [only] = shared;
  if (shared.length === 1) return `${only} is also in “${other}”: keep it in one list`;
  const hidden = shared.length - NAMED;
  const named = hidden > 0 ? shared.slice(0, NAMED) : shared.slice(0, -1);
  const rest = hidden > 0 ? `${formatNumber(hidden)} more` : shared.at(-1);
  return `${named.join(', ')} and ${rest} are also in “${other}”: keep each in one list`;
}
