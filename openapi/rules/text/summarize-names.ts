interface SummarizeNamesOptions<Item> {
  /** Only called for the listed items, because there may be thousands. */
  nameOf?: (item: Item) => string;
  max?: number;
  /** Separator before the last name if all are named: ` and ` in a sentence. */
  lastSeparator?: string;
}

/** Lists the first few names and counts the rest: `a, b, c and 7 more`. */
export function summarizeNames<Item>(
  items: readonly Item[],
  { nameOf = String, max = 3, lastSeparator = ', ' }: SummarizeNamesOptions<Item> = {},
): string {
  const names = items.slice(0, max).map((item) => nameOf(item));
  if (items.length > max) return `${names.join(', ')} and ${(items.length - max).toLocaleString('en-GB')} more`;
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${lastSeparator}${last}`;
}
