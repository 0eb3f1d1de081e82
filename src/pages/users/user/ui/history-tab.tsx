import { useInfiniteQuery } from '@tanstack/react-query';
import { describeUserChange, nameUserChange, userQueries } from '@/entities/user';
import { revertibleUser } from '@/features/revert-change';
import { ChangeHistory } from '@/widgets/change-history';
import type { UserTabProps } from './user-tab-props';

export function HistoryTab({ user: { id, name, created_at } }: UserTabProps) {
  const history = useInfiniteQuery(userQueries.changes(id));
  return (
    <ChangeHistory
      name={name}
      createdAt={new Date(created_at)}
      history={history}
      describe={describeUserChange}
      nameChange={nameUserChange}
      revertible={revertibleUser(id)}
    />
  );
}
