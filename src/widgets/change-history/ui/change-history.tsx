import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type DescribedChange, describeChange } from '@/entities/campaign';
import type { ChangeList, FieldChange } from '@/shared/api';
import { failureOf } from '@/shared/ui/error-state';
import { Section } from '@/shared/ui/section';
import { Timeline } from '@/shared/ui/timeline';

interface ChangeHistoryProps {
  /** Name of the record. */
  name: string;
  /** Its creation date, shown as the oldest entry. */
  createdAt: Date;
  history: UseInfiniteQueryResult<InfiniteData<ChangeList>>;
  /** Currency of the amounts of a campaign or group. */
  currency?: string;
  /** Describes the changes of records of other kinds. */
  describe?: (change: FieldChange) => DescribedChange;
}

/** The history of a record, newest first. */
export function ChangeHistory({
  name,
  currency = '',
  createdAt,
  history,
  describe = (change) => describeChange(change, { currency }),
}: ChangeHistoryProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = history;
  return (
    <Section title="History">
      <Timeline
        label={`History of ${name}`}
        entries={data && [...toEntries(data, describe), ...(hasNextPage ? [] : [creation(createdAt)])]}
        older={hasNextPage ? { onShow: () => void fetchNextPage(), loading: isFetchingNextPage } : undefined}
        error={failureOf(history)}
      />
    </Section>
  );
}

/** The creator isn't recorded: it may have been a manager acting for the advertiser. */
const creation = (at: Date) => ({ id: 'creation', at, what: 'Created' });

const toEntries = (data: InfiniteData<ChangeList>, describe: (change: FieldChange) => DescribedChange) =>
  data.pages
    .flatMap(({ items }) => items)
    .map(({ id, user_name, created_at, fields }) => ({
      id,
      at: created_at,
      who: user_name,
      what: 'Updated',
      changes: fields.map(describe),
    }));
