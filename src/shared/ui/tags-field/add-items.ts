import { formatNumber } from '@/shared/lib/format';
import type { RejectedItem } from '@/shared/ui/field';

/** Normalizes an item or returns its problem. The normalized item is what is stored, compared and shown. */
export type CheckItem = (text: string) => { item: string } | { problem: string };

export interface AddedItems {
  items: readonly string[];
  added: number;
  /** Number of duplicates, in the text or already in the list. */
  skipped: number;
  rejected: readonly RejectedItem[];
}

export type Separators = 'commas' | 'lines';

const separators: Record<Separators, RegExp> = { commas: /[\n\r\t,;]+/, lines: /[\n\r\t]+/ };

/**
 * Splits a text into items, at line breaks and, unless `lines`, at tabs, commas and semicolons; removes the quotes that
 * spreadsheets add.
 */
export const splitItems = (text: string, separator: Separators): string[] =>
  text
    .split(separators[separator])
    .map((part) =>
      part
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((part) => part !== '');

export interface ItemRules {
  check: CheckItem;
  max: number;
  separator: Separators;
  /** Rewrites a text before it is split. */
  prepare?: (text: string) => string;
}

/** Adds the items of a text to a list. Existing items don't change. */
export function addItems(
  text: string,
  list: readonly string[],
  { check, max, separator, prepare }: ItemRules,
): AddedItems {
  const seen = new Set(list);
  const added: string[] = [];
  const rejected: RejectedItem[] = [];
  let skipped = 0;
  for (const part of splitItems(prepare?.(text) ?? text, separator)) {
    const checked = check(part);
    if ('problem' in checked) rejected.push({ text: part, problem: checked.problem });
    else if (seen.has(checked.item)) skipped += 1;
    else if (seen.size >= max) rejected.push({ text: part, problem: `the list is full, at most ${formatNumber(max)}` });
    else {
      seen.add(checked.item);
      added.push(checked.item);
    }
  }
  return { items: added.length > 0 ? [...list, ...added] : list, added: added.length, skipped, rejected };
}

/** Summary of the result: `193 added, 5 skipped, 2 to correct`. */
export function addedItemsMessage({ added, skipped, rejected }: Omit<AddedItems, 'items'>): string {
  return [
    `${formatNumber(added)} added`,
    skipped > 0 && `${formatNumber(skipped)} skipped`,
    rejected.length > 0 && `${formatNumber(rejected.length)} to correct`,
  ]
    .filter(Boolean)
    .join(', ');
}
