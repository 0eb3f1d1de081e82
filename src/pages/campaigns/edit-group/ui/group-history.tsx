import { useInfiniteQuery } from '@tanstack/react-query';
import { type Group, groupQueries } from '@/entities/group';
import { ChangeHistory } from '@/widgets/change-history';

/** Who changed what of the group. Read after the form, and fetched after it. */
export function GroupHistory({ group: { id, name, currency, createdAt } }: { group: Group }) {
  const history = useInfiniteQuery(groupQueries.changes(id));
  return <ChangeHistory name={name} currency={currency} createdAt={createdAt} history={history} />;
}
