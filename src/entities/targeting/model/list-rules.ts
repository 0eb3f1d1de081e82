import { blame } from './blame';
import { parseListItem } from './list-items';
import type { BlackWhiteList, ListField } from './targeting';

const MOST = 5000;

interface Judged {
  /** In the one form that entries are compared in. */
  values: ReadonlySet<string>;
  messages: string[];
}

/** Lists are long and change one at a time: what was said of one holds as long as it is the same. */
const judged = new WeakMap<readonly string[], Partial<Record<ListField, Judged>>>();

function judge(kind: ListField, entries: readonly string[]): Judged {
  const known = judged.get(entries) ?? {};
  judged.set(entries, known);
  known[kind] ??= judgeAnew(kind, entries);
  return known[kind];
}

function judgeAnew(kind: ListField, entries: readonly string[]): Judged {
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
  const messages = Array.from(wrong, ([reason, lines]) => blame(reason, lines));
  return { values, messages: [...tooMany(entries), ...messages] };
}

export const tooMany = (entries: readonly unknown[]) => (entries.length > MOST ? [`At most ${MOST} entries`] : []);

/** What is wrong with the two sides of a list: wrong entries, too many, and entries that stand on both. */
export function listErrors(kind: ListField, { white, black }: BlackWhiteList): { white: string[]; black: string[] } {
  const sides = { white: judge(kind, white), black: judge(kind, black) };
  const both = inBoth(Array.from(sides.white.values), sides.black.values);
  return { white: [...sides.white.messages, ...both.white], black: [...sides.black.messages, ...both.black] };
}

/** What both sides say of entries that are wanted and unwanted. */
export function inBoth<T extends string | number>(white: readonly T[], black: ReadonlySet<T>) {
  const conflicts = white.filter((entry) => black.has(entry));
  if (conflicts.length === 0) return { white: [], black: [] };
  return {
    white: [blame('Also in the black list', conflicts)],
    black: [blame('Also in the white list', conflicts)],
  };
}
