import { createContext, type ReactNode, use } from 'react';
import { placementQueries } from '@/entities/placement';
import { siteQueries } from '@/entities/site';
import { changeSites } from '@/shared/api';
import { useBulkChange } from '@/shared/ui/bulk-results';
import {
  actionLabels,
  type BulkSiteAction,
  type ChangedSite,
  inverseOf,
  nameSites,
  successMessage,
} from '../model/site-change';

/** Runs an action on sites; `onDone` is called when it has finished and its dialog is closed. */
type RunSiteAction = (action: BulkSiteAction, sites: readonly ChangedSite[], onDone?: () => void) => void;

const RunActionContext = createContext<RunSiteAction>(() => {});

const PendingActionContext = createContext<BulkSiteAction | null>(null);

/** The function that menus and bars inside `SiteActions` use. */
export const useRunSiteAction = (): RunSiteAction => use(RunActionContext);

export const usePendingSiteAction = (): BulkSiteAction | null => use(PendingActionContext);

/**
 * Provides actions on one or many sites to everything inside. It is used once per list, so that the rows contain only
 * their menus.
 */
export function SiteActions({ children }: { children: ReactNode }) {
  const bulk = useBulkChange({
    change: async (action: BulkSiteAction, sites: readonly ChangedSite[]) =>
      (await changeSites({ ids: sites.map(({ id }) => id), action })).results,
    meta: { invalidates: [{ queryKey: siteQueries.all() }, { queryKey: placementQueries.all() }] },
    success: successMessage,
    inverse: inverseOf,
    title: (action, sites) => `${actionLabels[action]}: ${nameSites(sites)}`,
    noun: 'Site',
  });

  return (
    <RunActionContext value={bulk.run}>
      <PendingActionContext value={bulk.pending}>{children}</PendingActionContext>
      {bulk.dialog}
    </RunActionContext>
  );
}
