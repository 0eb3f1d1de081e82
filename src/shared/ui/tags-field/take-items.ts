import { formatNumber } from '@/shared/lib/format';
import type { HeldItem } from '@/shared/ui/field';

/** Writes an item the one right way, or says what is wrong with it. What comes back is kept, compared and shown. */
export type CheckItem = (text: string) => { item: string } | { problem: string };

export interface Intake {
  /** The list with what is new at its end. */
  items: readonly string[];
  added: number;
  /** Those that are in the list already, or twice in the text. */
  skipped: number;
  wrong: readonly HeldItem[];
}

/** What stands between items. */
export type Separators = 'commas' | 'lines';

const separators: Record<Separators, RegExp> = { commas: /[\n\r\t,;]+/, lines: /[\n\r\t]+/ };

/** The items of a text: one a line, or apart by tabs, commas or semicolons; quotes of a spreadsheet go away. */
export const splitItems = (text: string, apartBy: Separators): string[] =>
  text
    .split(separators[apartBy])
    .map((part) =>
      part
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((part) => part !== '');

export interface ItemRules {
  check: CheckItem;
  /** How many the list holds. */
  max: number;
  apartBy: Separators;
}

/** Takes the items of a text into a list. Changes nothing that is in it already. */
export function takeItems(text: string, list: readonly string[], { check, max, apartBy }: ItemRules): Intake {
  const known = new Set(list);
  const added: string[] = [];
  const wrong: HeldItem[] = [];
  let skipped = 0;
  for (const part of splitItems(text, apartBy)) {
    const checked = check(part);
    if ('problem' in checked) wrong.push({ text: part, problem: checked.problem });
    else if (known.has(checked.item)) skipped += 1;
    else if (known.size >= max) wrong.push({ text: part, problem: `the list is full, at most ${formatNumber(max)}` });
    else {
      known.add(checked.item);
      added.push(checked.item);
    }
  }
  return { items: added.length > 0 ? [...list, ...added] : list, added: added.length, skipped, wrong };
}

/** What became of a text: `193 added, 5 skipped, 2 to correct`. */
export function intakeSentence({ added, skipped, wrong }: Omit<Intake, 'items'>): string {
  return [
    `${formatNumber(added)} added`,
    skipped > 0 && `${formatNumber(skipped)} skipped`,
    wrong.length > 0 && `${formatNumber(wrong.length)} to correct`,
  ]
    .filter(Boolean)
    .join(', ');
}
