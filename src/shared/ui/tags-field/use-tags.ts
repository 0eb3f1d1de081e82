import { useState } from 'react';
import { formatNumber } from '@/shared/lib/format';
import type { HeldItem } from '@/shared/ui/field';
import { type ItemRules, intakeSentence, splitItems, takeItems } from './take-items';
import { useHeld } from './use-held';

/** How many changes can be taken back. */
const REMEMBERED = 50;

interface Change {
  before: readonly string[];
  after: readonly string[];
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** The list behind a tags field: what goes in, what goes out, what was wrong, and the way back. */
export function useTags(
  name: string,
  items: readonly string[],
  onChange: (items: readonly string[]) => void,
  rules: ItemRules,
) {
  const [past, setPast] = useState<readonly Change[]>([]);
  const { wrong, setWrong } = useHeld(name);
  /** What became of the last change, for everybody to see and hear. */
  const [said, setSaid] = useState('');
  const last = past.at(-1);
  // a list that was changed by others has no way back from here
  const canUndo = last !== undefined && isSame(last.after, items);

  const change = (after: readonly string[]) => {
    setPast([...past.slice(1 - REMEMBERED), { before: items, after }]);
    onChange(after);
  };

  return {
    wrong,
    said,
    canUndo,
    /** Takes in a list; what is wrong waits to be corrected. */
    takeList: (text: string, stillWrong: readonly HeldItem[] = wrong) => {
      const intake = takeItems(text, items, rules);
      if (intake.added > 0) change(intake.items);
      setWrong([...stillWrong, ...intake.wrong]);
      setSaid(intakeSentence(intake));
    },
    /** Takes in what was typed; says what is wrong with it, and then changes nothing. */
    takeTyped: (text: string): string | undefined => {
      // a name may hold commas: "Tanzania, United Republic of"
      const checked = rules.check(text.trim());
      const isOne = 'item' in checked && splitItems(checked.item, rules.apartBy).length === 1;
      const intake = takeItems(text, items, isOne ? { ...rules, apartBy: 'lines' } : rules);
      const [first] = intake.wrong;
      if (first) return `“${first.text}”: ${first.problem}`;
      if (intake.added > 0) change(intake.items);
      setSaid(intake.skipped > 0 ? 'Already in the list' : intakeSentence(intake));
      return undefined;
    },
    remove: (unwanted: ReadonlySet<string>) => {
      const after = items.filter((item) => !unwanted.has(item));
      change(after);
      setSaid(`${formatNumber(items.length - after.length)} removed`);
    },
    dropWrong: () => {
      setWrong([]);
      setSaid('');
    },
    undo: () => {
      if (!canUndo) return;
      setPast(past.slice(0, -1));
      onChange(last.before);
      setSaid('Undone');
    },
  };
}
