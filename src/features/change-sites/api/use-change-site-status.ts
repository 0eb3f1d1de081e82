import { useMutation } from '@tanstack/react-query';
import { placementQueries } from '@/entities/placement';
import { type Site, siteQueries, toSite } from '@/entities/site';
import { changeSiteStatus, type RejectReason, type SiteStatusAction } from '@/shared/api';
import { successMessage } from '../model/site-change';

export interface SiteStatusChange {
  action: SiteStatusAction;
  /** Required for a return and a ban. */
  reason?: RejectReason;
  /** The site after the change that this one takes back. By then, another site may be on the screen. */
  of?: Pick<Site, 'id' | 'version'>;
  /** Whether a toast with Undo says that it succeeded. */
  hasUndo?: boolean;
}

/**
 * Moves a site to another status.
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
