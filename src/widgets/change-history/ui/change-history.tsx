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
  /** Name of the record. */
  name: string;
  /** Its creation date, shown as the oldest entry, unless the history has the creation itself. */
  createdAt: Date;
  history: UseInfiniteQueryResult<InfiniteData<ChangeList>>;
  /** Currency of the amounts of a campaign or group. */
  currency?: string;
  /** Describes the changes of records of other kinds. */
  describe?: (change: FieldChange) => DescribedChange;
  /** Names what an entry tells; by default "Created", "Updated" or "Removed". */
  nameChange?: NameChange;
  /** How changes are reverted. */
  revertible: Revertible;
}

/** The history of a record, newest first. */
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

/** Of records whose history has no creation, the creator isn't known: it may have been a manager acting for them. */
const creation = (at: Date) => ({ id: 'creation', at, what: 'Created' });
