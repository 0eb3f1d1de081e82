import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ChangeContext, describeChange } from '@/entities/campaign';
import type { ChangeList } from '@/shared/api';
import { failureOf } from '@/shared/ui/error-state';
import { Section } from '@/shared/ui/section';
import { Timeline } from '@/shared/ui/timeline';

interface ChangeHistoryProps {
  /** Whose history it is. */
  name: string;
  /** Of its cash. */
  currency: string;
  /** When it was made: the end of its history. */
  createdAt: Date;
  history: UseInfiniteQueryResult<InfiniteData<ChangeList>>;
}

/** Who changed what of a campaign or a group, the newest first. */
export function ChangeHistory({ name, currency, createdAt, history }: ChangeHistoryProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = history;
  return (
    <Section title="History">
      <Timeline
        label={`History of ${name}`}
        entries={data && [...toEntries(data, { currency }), ...(hasNextPage ? [] : [creation(name, createdAt)])]}
        older={hasNextPage ? { onShow: () => void fetchNextPage(), loading: isFetchingNextPage } : undefined}
        error={failureOf(history)}
      />
    </Section>
  );
}

/** Who made it is nowhere kept: a manager may have, for an advertiser. */
const creation = (name: string, at: Date) => ({ id: 'creation', at, who: name, what: 'was created' });

const toEntries = (data: InfiniteData<ChangeList>, context: ChangeContext) =>
  data.pages
    .flatMap(({ items }) => items)
    .map(({ id, user_name, created_at, fields }) => ({
      id,
      at: created_at,
      who: user_name,
      what: 'changed it',
      changes: fields.map((change) => describeChange(change, context)),
    }));
