import { canReviewSites, checkSiteAction } from '@preroll/rules/site/site-status';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $viewer, type Cabinet } from '@/entities/session';
import type { Site } from '@/entities/site';
import type { SiteStatusAction } from '@/shared/api';
import { notifyWithUndo } from '@/shared/ui/toaster';
import { useChangeSiteStatus } from '../api/use-change-site-status';
import {
  type BulkSiteAction,
  inverseOf,
  type ReasonedAction,
  requiresReason,
  successMessage,
} from '../model/site-change';
import { SiteReasonDialog } from './site-reason-dialog';

/**
 * The actions on one site: why an action is refused now, the function that runs it, the action that is running, and the
 * dialog to render.
 */
export function useSiteStatusActions(site: Site, cabinet: Cabinet) {
  const viewer = { cabinet, isAdmin: useUnit($viewer)?.isAdmin ?? false };
  const { mutate, mutateAsync, isPending, variables } = useChangeSiteStatus(site);
  const [reasoned, setReasoned] = useState<ReasonedAction | null>(null);

  /** The reason for a refusal; undefined if the action is allowed. */
  const refusal = (action: SiteStatusAction): string | undefined => {
    // queries never return deleted sites; the rule does not know the status either
    if (site.status === 'deleted') return 'Deleted';
    const facts = {
      status: site.status,
      isReturned: site.state === 'returned',
      isVerified: site.verification.verified_at !== null,
      // affects only the resulting status
      wasApproved: false,
    };
    return checkSiteAction(facts, action, viewer)?.text;
  };

  const change = async (action: BulkSiteAction) => {
    const back = inverseOf(action, [site]);
    if (back === null) return mutate({ action });
    // the API client has already shown the failure
    const saved = await mutateAsync({ action, hasUndo: true }).catch(() => null);
    if (saved === null) return;
    notifyWithUndo(successMessage(action, [saved]), () => mutate({ action: back, of: saved }));
  };

  const run = (action: SiteStatusAction) => {
    if (requiresReason(action)) setReasoned(action);
    else if (action === 'start' || action === 'stop' || action === 'archive') void change(action);
    else mutate({ action });
  };

  return {
    reviews: canReviewSites(viewer),
    refusal,
    run,
    pending: isPending ? variables.action : null,
    dialog: reasoned && <SiteReasonDialog site={site} action={reasoned} onClose={() => setReasoned(null)} />,
  };
}
