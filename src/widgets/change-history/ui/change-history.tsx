import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type DescribedChange, describeChange } from '@/entities/campaign';
import { authorOf } from '@/entities/user';
import { type Revertible, useRevert, withRevert } from '@/features/revert-change';
import type { Change, ChangeList, FieldChange } from '@/shared/api';
import { changeActionLabels, visibleFieldChanges } from '@/shared/api';
import { failureOf } from '@/shared/ui/error-state';
import { Section } from '@/shared/ui/section';
import { Timeline } from '@/shared/ui/timeline';

type NameChange = (change: Pick<Change, 'action' | 'fields'>) => string;

interface ChangeHistoryProps {
  name: string;
  /** The creation date, shown as the oldest entry unless the history contains the creation. */
  createdAt: Date;
  history: UseInfiniteQueryResult<InfiniteData<ChangeList>>;
  /** Currency of the amounts of a campaign or group. */
  currency?: string;
  /** Describes changes of other kinds of records. */
  describe?: (change: FieldChange) => DescribedChange;
  /** The title of an entry; by default "Created", "Updated" or "Removed". */
  nameChange?: NameChange;
  revertible: Revertible;
}

export function ChangeHistory({
  name,
  currency = '',
  createdAt,
  history,
  describe = (change) => describeChange(change, { currency }),
  nameChange = ({ action }) => changeActionLabels[action],
  revertible,
}: ChangeHistoryProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = history;
  const edits = data?.pages.flatMap(({ items }) => items);
  const { revert } = useRevert(name, revertible, describe);
  const entries = edits?.map((change) =>
    withRevert(
      { id: change.id, at: change.created_at, who: authorOf(change), what: nameChange(change) },
      {
        action: change.action,
        described: visibleFieldChanges(change).map((one) => ({ change: one, shown: describe(one) })),
      },
      { takes: revertible.takes, revert },
    ),
  );
  const hasOldest = hasNextPage || edits?.at(-1)?.action === 'created';
  return (
    <Section title="History">
      <Timeline
        label={`History of ${name}`}
        entries={entries && (hasOldest ? entries : [...entries, creation(createdAt)])}
        older={hasNextPage ? { onShow: () => void fetchNextPage(), loading: isFetchingNextPage } : undefined}
        error={failureOf(history)}
      />
    </Section>
  );
}

/** If the history doesn't contain the creation, its author is unknown: a manager may have acted for the owner. */
const creation = (at: Date) => ({ id: 'creation', at, what: 'Created' });
