import { formatNumber } from './format';

interface NameSomeOptions<Item> {
  /** Asked for those that are named only: there may be thousands. */
  nameOf?: (item: Item) => string;
  /** More than these say nothing new. */
  most?: number;
  /** What stands before the last where all are named: ` and ` in a sentence. */
  beforeLast?: string;
}

/** `a, b, c and 7 more`: names as many as anybody reads, and counts the others. */
export function nameSome<Item>(
  items: readonly Item[],
  { nameOf = String, most = 3, beforeLast = ', ' }: NameSomeOptions<Item> = {},
): string {
  const names = items.slice(0, most).map((item) => nameOf(item));
  if (items.length > most) return `${names.join(', ')} and ${formatNumber(items.length - most)} more`;
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${beforeLast}${last}`;
}
