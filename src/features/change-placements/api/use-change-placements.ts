import { placementQueries } from '@/entities/placement';
import { siteQueries } from '@/entities/site';
import { changePlacements, type Placement, type PlacementAction, type PlacementStatus } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { useBulkChange } from '@/shared/ui/bulk-results';

export type ChangedPlacement = Pick<Placement, 'id' | 'name' | 'status'>;

const done: Record<PlacementAction, string> = { start: 'started', stop: 'stopped', archive: 'archived' };

/** The action that leads back to a status. */
const leadingTo: Partial<Record<PlacementStatus, PlacementAction>> = {
  working: 'start',
  stopped: 'stop',
  archive: 'archive',
};

/** The action that takes back any change of these placements; null if they had different statuses. */
function inverseOf(placements: readonly ChangedPlacement[]): PlacementAction | null {
  const [before, ...others] = new Set(placements.map(({ status }) => status));
  return before === undefined || others.length > 0 ? null : (leadingTo[before] ?? null);
}

const countOf = ({ length }: readonly unknown[]) => formatCount(length, 'placement');

/** Starts, stops or archives placements, one or many. */
export const useChangePlacements = () =>
  useBulkChange({
    change: async (action: PlacementAction, changed: readonly ChangedPlacement[]) =>
      (await changePlacements({ ids: changed.map(({ id }) => id), action })).results,
    // a site's state depends on its placements
    meta: { invalidates: [{ queryKey: placementQueries.all() }, { queryKey: siteQueries.all() }] },
    success: (action, changed) => {
      const [only] = changed;
      return `${changed.length === 1 && only ? only.name : countOf(changed)} ${done[action]}`;
    },
    inverse: (_action, changed) => inverseOf(changed),
    title: (_action, changed) => countOf(changed),
    noun: 'Placement',
  });
