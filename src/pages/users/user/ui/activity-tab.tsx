import { useInfiniteQuery } from '@tanstack/react-query';
import { userQueries } from '@/entities/user';
import { failureOf } from '@/shared/ui/error-state';
import { Section } from '@/shared/ui/section';
import { Timeline } from '@/shared/ui/timeline';
import { describeActivity } from '../model/describe-activity';
import type { UserTabProps } from './user-tab-props';

/** The user's changes of records of any kind. */
export function ActivityTab({ user }: UserTabProps) {
  const query = useInfiniteQuery(userQueries.activity(user.id));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <Section title="Activity">
      <Timeline
        label={`What ${user.name} has changed`}
        entries={query.data?.pages.flatMap(({ items }) => items).map((item) => describeActivity(item, user))}
        older={hasNextPage ? { onShow: () => void fetchNextPage(), loading: isFetchingNextPage } : undefined}
        error={failureOf(query)}
      />
    </Section>
  );
}
