import { useInfiniteQuery } from '@tanstack/react-query';
import { describePlacementChange, placementQueries } from '@/entities/placement';
import { revertiblePlacement } from '@/features/revert-change';
import type { Placement } from '@/shared/api';
import { ChangeHistory } from '@/widgets/change-history';

/** The placement's history. Code and data load after the form. */
export function PlacementHistory({ placement: { id, name, created_at, currency } }: { placement: Placement }) {
  const history = useInfiniteQuery(placementQueries.changes(id));
  return (
    <ChangeHistory
      name={name}
      createdAt={new Date(created_at)}
      history={history}
      describe={(change) => describePlacementChange(change, currency)}
      revertible={revertiblePlacement(id)}
    />
  );
}
