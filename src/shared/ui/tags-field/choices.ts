import type { CheckItem } from './take-items';

/** An item that has a name: `DE`, Germany. */
export interface TagChoice {
  value: string;
  label: string;
}

const NONE: readonly TagChoice[] = [];

/** The name of an item, where it has one. */
export function namesOf(choices: readonly TagChoice[] = NONE): (item: string) => string {
  const names = new Map(choices.map(({ value, label }) => [value, label]));
  return (item) => names.get(item) ?? item;
}

/** Takes the name of an item for the item; anything else is checked as it is. */
export function checkByName(check: CheckItem, choices: readonly TagChoice[] = NONE): CheckItem {
  const values = new Map(choices.map(({ value, label }) => [label.toLowerCase(), value]));
  return (text) => check(values.get(text.trim().toLowerCase()) ?? text);
}
