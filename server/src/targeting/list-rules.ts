import { parseListItem } from './list-items.ts';
import { nameSome } from './name-some.ts';
import type { BlackWhiteList, ListField } from './targeting-fields.ts';

const MOST = 5000;

interface Judged {
  /** In the one form that entries are stored and compared in. */
  values: ReadonlySet<string>;
  messages: string[];
}

/** What was said of the lists that `tidyEntries` made: nobody need judge thousands of entries twice. */
const judged = new WeakMap<readonly string[], Judged>();

/** The entries in their one form, each once; what can't be an entry stays as it is, to be refused. */
export function tidyEntries(kind: ListField, entries: readonly string[]): string[] {
  const { values, messages } = judge(kind, entries);
  const wrong = entries.filter((entry) => messages.length > 0 && !('value' in parseListItem(kind, entry)));
  const tidy = [...values, ...wrong];
  if (entries.length <= MOST) judged.set(tidy, { values, messages });
  return tidy;
}

function judge(kind: ListField, entries: readonly string[]): Judged {
  const values = new Set<string>();
  const wrong = new Map<string, string[]>();
  for (const entry of entries) {
    const item = parseListItem(kind, entry);
    if ('value' in item) {
      values.add(item.value);
      continue;
    }
    const lines = wrong.get(item.reason) ?? [];
    lines.push(entry);
    wrong.set(item.reason, lines);
  }
  const messages = Array.from(wrong, ([reason, lines]) => nameSome(reason, lines));
  return { values, messages: [...tooMany(entries), ...messages] };
}

export const tooMany = (entries: readonly unknown[]) => (entries.length > MOST ? [`At most ${MOST} entries`] : []);

/** What is wrong with the two sides of a list: wrong entries, too many, and entries that stand on both. */
export function listErrors(kind: ListField, { white, black }: BlackWhiteList): { white: string[]; black: string[] } {
  const sides = {
    white: judged.get(white) ?? judge(kind, white),
    black: judged.get(black) ?? judge(kind, black),
  };
  const both = inBoth(Array.from(sides.white.values), sides.black.values);
  return { white: [...sides.white.messages, ...both.white], black: [...sides.black.messages, ...both.black] };
}

/** What both sides say of entries that are wanted and unwanted. */
export function inBoth<T extends string | number>(white: readonly T[], black: ReadonlySet<T>) {
  const conflicts = white.filter((entry) => black.has(entry));
  if (conflicts.length === 0) return { white: [], black: [] };
  return {
    white: [nameSome('Also in the black list', conflicts)],
    black: [nameSome('Also in the white list', conflicts)],
  };
}
