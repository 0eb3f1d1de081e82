import { placementQueries } from '@/entities/placement';
import { siteQueries } from '@/entities/site';
import { changePlacements, type Placement, type PlacementAction } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { inverseAction, useBulkChange } from '@/shared/ui/bulk-results';

export type ChangedPlacement = Pick<Placement, 'id' | 'name' | 'status'>;

const done: Record<PlacementAction, string> = { start: 'started', stop: 'stopped', archive: 'archived' };

const countOf = ({ length }: readonly unknown[]) => formatCount(length, 'placement');

export const useChangePlacements = () =>
  useBulkChange({
    change: async (action: PlacementAction, changed: readonly ChangedPlacement[]) =>
      (await changePlacements({ ids: changed.map(({ id }) => id), action })).results,
    // the state of a site depends on its placements
    meta: { invalidates: [{ queryKey: placementQueries.all() }, { queryKey: siteQueries.all() }] },
    success: (action, changed) => {
      const [only] = changed;
      return `${changed.length === 1 && only ? only.name : countOf(changed)} ${done[action]}`;
    },
    inverse: (_action, changed) => inverseAction(changed),
    title: (_action, changed) => countOf(changed),
    noun: 'Placement',
  });
