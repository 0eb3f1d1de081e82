import type { Change, FieldChange } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import type { FieldChange as DescribedChange, TimelineEntry } from '@/shared/ui/timeline';
import type { Revertible } from '../model/revertible';

interface Reverting {
  takes: Revertible['takes'];
  revert: (changes: readonly FieldChange[]) => void;
}

interface Described {
  change: FieldChange;
  shown: DescribedChange;
}

const RevertButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="ghost" size="sm" aria-label={`Revert ${label}`} onClick={onClick}>
    Revert
  </Button>
);

/**
 * Adds buttons to an entry of a history that revert the whole entry or one of its fields. Only edits have them, and
 * only for fields that can be saved.
 */
export function withRevert(
  entry: Omit<TimelineEntry, 'changes'>,
  { action, described }: { action: Change['action']; described: readonly Described[] },
  { takes, revert }: Reverting,
): TimelineEntry {
  const changes = described.map(({ shown }) => shown);
  const revertible = action === 'updated' ? described.filter(({ change }) => takes(change.field)) : [];
  if (revertible.length === 0) return { ...entry, changes };
  const labels = revertible.map(({ shown }) => shown.field).join(', ');
  return {
    ...entry,
    action: <RevertButton label={labels} onClick={() => revert(revertible.map(({ change }) => change))} />,
    changes:
      revertible.length === 1
        ? changes
        : described.map(({ change, shown }) =>
            takes(change.field)
              ? { ...shown, action: <RevertButton label={shown.field} onClick={() => revert([change])} /> }
              : shown,
          ),
  };
}
