import type { CheckItem } from './add-items';

/** An item with a name: `DE`, Germany. */
export interface TagChoice {
  value: string;
  label: string;
}

const NONE: readonly TagChoice[] = [];

/** Returns a function that gives the name of an item, or the item itself. */
export function namesOf(choices: readonly TagChoice[] = NONE): (item: string) => string {
  const names = new Map(choices.map(({ value, label }) => [value, label]));
  return (item) => names.get(item) ?? item;
}

/** Accepts the name of an item in place of the item; other text is validated as it is. */
export function checkByName(check: CheckItem, choices: readonly TagChoice[] = NONE): CheckItem {
  const values = new Map(choices.map(({ value, label }) => [label.toLowerCase(), value]));
  return (text) => check(values.get(text.trim().toLowerCase()) ?? text);
}
