interface NameSomeOptions<Item> {
  /** Only called for the listed items, because there may be thousands. */
  nameOf?: (item: Item) => string;
  most?: number;
  /** Separator before the last name if all are named: ` and ` in a sentence. */
  beforeLast?: string;
}

/** Lists the first few names and counts the rest: `a, b, c and 7 more`. */
export function nameSome<Item>(
  items: readonly Item[],
  { nameOf = String, most = 3, beforeLast = ', ' }: NameSomeOptions<Item> = {},
): string {
  const names = items.slice(0, most).map((item) => nameOf(item));
  if (items.length > most) return `${names.join(', ')} and ${(items.length - most).toLocaleString('en-GB')} more`;
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${beforeLast}${last}`;
}
