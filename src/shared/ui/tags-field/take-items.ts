import { formatNumber } from '@/shared/lib/format';

/** Writes an item the one right way, or says what is wrong with it. What comes back is kept, compared and shown. */
export type CheckItem = (text: string) => { item: string } | { problem: string };

export interface WrongItem {
  text: string;
  problem: string;
}

export interface Intake {
  /** The list with what is new at its end. */
  items: readonly string[];
  added: number;
  /** Those that are in the list already, or twice in the text. */
  skipped: number;
  wrong: readonly WrongItem[];
}

/** The items of a text: one a line, or apart by commas, semicolons or tabs; quotes of a spreadsheet go away. */
export const splitItems = (text: string): string[] =>
  text
    .split(/[\n\r\t,;]+/)
    .map((part) =>
      part
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((part) => part !== '');

/** Takes the items of a text into a list that holds `max` at most. Changes nothing that is in it already. */
export function takeItems(text: string, list: readonly string[], check: CheckItem, max: number): Intake {
  const known = new Set(list);
  const added: string[] = [];
  const wrong: WrongItem[] = [];
  let skipped = 0;
  for (const part of splitItems(text)) {
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
