import { useMutation } from '@tanstack/react-query';
import { placementQueries } from '@/entities/placement';
import { type Site, siteQueries, toSite } from '@/entities/site';
import { changeSiteStatus, type RejectReason, type SiteStatusAction } from '@/shared/api';
import { successMessage } from '../model/site-change';

export interface SiteStatusChange {
  action: SiteStatusAction;
  /** Required for a return and a ban. */
  reason?: RejectReason;
  /** For an undo, the site after the change to be undone. By then, another site may be on the screen. */
  of?: Pick<Site, 'id' | 'version'>;
  /** Whether a success is reported by a toast with Undo. */
  hasUndo?: boolean;
}

/**
 * Changes the status of a site.
 *
 * @param meta whether a form shows refusals
 */
export const useChangeSiteStatus = (site: Pick<Site, 'id' | 'version'>, meta?: { hasForm: boolean }) =>
  useMutation({
    meta: {
      ...meta,
      invalidates: [{ queryKey: siteQueries.all() }, { queryKey: placementQueries.all() }],
      success: (saved: Site, { action, hasUndo }: SiteStatusChange) =>
        hasUndo ? undefined : successMessage(action, [saved]),
    },
    mutationFn: async ({ hasUndo: _, of: { id, version } = site, ...change }: SiteStatusChange) =>
      toSite(await changeSiteStatus(id, { ...change, version })),
  });
