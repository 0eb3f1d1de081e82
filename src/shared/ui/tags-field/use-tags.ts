import { useState } from 'react';
import { formatNumber } from '@/shared/lib/format';
import type { RejectedItem } from '@/shared/ui/field';
import { addedItemsMessage, addItems, type ItemRules, splitItems } from './add-items';
import { useRejectedItems } from './use-rejected-items';

const MAX_UNDO_STEPS = 50;

interface Change {
  before: readonly string[];
  after: readonly string[];
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** State of a tags field: items, rejected entries, undo history and announcements. */
export function useTags(
  name: string,
  items: readonly string[],
  onChange: (items: readonly string[]) => void,
  rules: ItemRules,
) {
  const [past, setPast] = useState<readonly Change[]>([]);
  const { rejected, setRejected } = useRejectedItems(name);
  /** Result of the last change, shown and announced. */
  const [announcement, setAnnouncement] = useState('');
  const last = past.at(-1);
  // changes made outside of the field can't be undone
  const canUndo = last !== undefined && isSame(last.after, items);

  const change = (after: readonly string[]) => {
    setPast([...past.slice(1 - MAX_UNDO_STEPS), { before: items, after }]);
    onChange(after);
  };

  return {
    rejected,
    announcement,
    canUndo,
    /** Adds a pasted list; invalid entries are kept for correction. */
    addList: (text: string, remaining: readonly RejectedItem[] = rejected) => {
      const result = addItems(text, items, rules);
      if (result.added > 0) change(result.items);
      setRejected([...remaining, ...result.rejected]);
      setAnnouncement(addedItemsMessage(result));
    },
    /** Adds typed text; if it is invalid, returns the error and changes nothing. */
    addTyped: (text: string): string | undefined => {
      // a name may contain commas: "Tanzania, United Republic of"
      const checked = rules.check(text.trim());
      const isOne = 'item' in checked && splitItems(checked.item, rules.separator).length === 1;
      const intake = addItems(text, items, isOne ? { ...rules, separator: 'lines' } : rules);
      const [first] = intake.rejected;
      if (first) return `“${first.text}”: ${first.problem}`;
      if (intake.added > 0) change(intake.items);
      setAnnouncement(intake.skipped > 0 ? 'Already in the list' : addedItemsMessage(intake));
      return undefined;
    },
    remove: (removed: ReadonlySet<string>) => {
      const after = items.filter((item) => !removed.has(item));
      change(after);
      setAnnouncement(`${formatNumber(items.length - after.length)} removed`);
    },
    discardRejected: () => {
      setRejected([]);
      setAnnouncement('');
    },
    undo: () => {
      if (!canUndo) return;
      setPast(past.slice(0, -1));
      onChange(last.before);
      setAnnouncement('Undone');
    },
  };
}
