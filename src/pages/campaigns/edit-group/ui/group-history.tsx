import { useInfiniteQuery } from '@tanstack/react-query';
import { type Group, groupQueries } from '@/entities/group';
import { revertibleGroup } from '@/features/revert-change';
import { ChangeHistory } from '@/widgets/change-history';

/** The group's history. Code and data load after the form. */
export function GroupHistory({ group: { id, name, currency, createdAt } }: { group: Group }) {
  const history = useInfiniteQuery(groupQueries.changes(id));
  return (
    <ChangeHistory
      name={name}
      currency={currency}
      createdAt={createdAt}
      history={history}
      revertible={revertibleGroup(id)}
    />
  );
}
