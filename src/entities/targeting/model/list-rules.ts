import { remembered } from '@/shared/lib/remembered';
import { blame } from './blame';
import type { KnownList } from './known-entries';
import { parseListItem, refusalOf } from './list-items';
import type { BlackWhiteList, ListField } from './targeting';

const MOST = 5000;

interface Judged {
  /** In the one form that entries are compared in. */
  values: ReadonlySet<string>;
  /** What can't be an entry, by what is said of it. */
  wrong: ReadonlyMap<string, readonly string[]>;
}

/** Lists are long and change one at a time: what was said of one holds as long as it is the same. */
const judgedOf = remembered((_: readonly string[]): Partial<Record<ListField, Judged>> => ({}));

function judge(kind: ListField, entries: readonly string[]): Judged {
  const judged = judgedOf(entries);
  judged[kind] ??= judgeAnew(kind, entries);
  return judged[kind];
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
  return { values, wrong };
}

export const tooMany = (entries: readonly unknown[]) => (entries.length > MOST ? [`At most ${MOST} entries`] : []);

/**
 * What is wrong with the two sides of a list: too many, wrong entries, those that nobody knows, and those that stand on
 * both.
 *
 * @param known undefined for a list that takes whatever has the right form
 */
export function listErrors(
  kind: ListField,
  { white, black }: BlackWhiteList,
  known: KnownList | undefined,
): { white: string[]; black: string[] } {
  const sides = { white: judge(kind, white), black: judge(kind, black) };
  const both = compare(sides.white)(sides.black);
  const refuse = (side: 'white' | 'black', entries: readonly string[]) => [
    ...tooMany(entries),
    ...Array.from(withUnknown(kind, sides[side], known), ([reason, lines]) => blame(reason, lines)),
    ...both[side],
  ];
  return { white: refuse('white', white), black: refuse('black', black) };
}

/** An entry that nobody knows is as wrong as one that can't be. */
function withUnknown(kind: ListField, { values, wrong }: Judged, known: KnownList | undefined): Judged['wrong'] {
  const unknown = known ? Array.from(values).filter((value) => !known.has(value)) : [];
  if (unknown.length === 0) return wrong;
  const reason = refusalOf(kind);
  return new Map(wrong).set(reason, [...(wrong.get(reason) ?? []), ...unknown]);
}

/** Sides that were judged before are compared once, too. */
const compare = remembered((white: Judged) =>
  remembered((black: Judged) => inBoth(Array.from(white.values), black.values)),
);

/** What both sides say of entries that are wanted and unwanted. */
export function inBoth<T extends string | number>(white: readonly T[], black: ReadonlySet<T>) {
  const conflicts = white.filter((entry) => black.has(entry));
  if (conflicts.length === 0) return { white: [], black: [] };
  return {
    white: [blame('Also in the black list', conflicts)],
    black: [blame('Also in the white list', conflicts)],
  };
}
