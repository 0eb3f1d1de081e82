import { useMutation } from '@tanstack/react-query';
import { type Site, siteQueries, toSite } from '@/entities/site';
import { changeSiteStatus, type RejectReason, type SiteStatusAction } from '@/shared/api';
import { successMessage } from '../model/site-change';

export interface SiteStatusChange {
  action: SiteStatusAction;
  /** Required for a return and a ban. */
  reason?: RejectReason;
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
      invalidates: [{ queryKey: siteQueries.all() }],
      success: (saved: Site, { action }: SiteStatusChange) => successMessage(action, [saved]),
    },
    mutationFn: async (change: SiteStatusChange) =>
      toSite(await changeSiteStatus(site.id, { ...change, version: site.version })),
  });
