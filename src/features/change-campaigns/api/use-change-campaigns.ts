import { useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignQueries } from '@/entities/campaign';
import { groupQueries } from '@/entities/group';
import { changeCampaigns } from '@/shared/api';
import type { CampaignChange, ChangedCampaign } from '../model/campaign-change';

export interface Wanted {
  campaigns: readonly ChangedCampaign[];
  change: CampaignChange;
  /** The version of each that somebody has seen: what has changed since is refused. */
  versions?: Record<string, number>;
}

async function send({ campaigns, change, versions }: Wanted, isTrial: boolean) {
  const ids = campaigns.map(({ id }) => id);
  const { results } = await changeCampaigns({ ...change, ids, dry_run: isTrial, ...(versions && { versions }) });
  return results;
}

/** Does one thing to campaigns, in one call; what becomes of each is in the answer. */
export function useChangeCampaigns() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Wanted) => send(wanted, false),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: campaignQueries.all() }),
        queryClient.invalidateQueries({ queryKey: groupQueries.all() }),
      ]),
  });
}

/** Asks what would become of each, and changes nothing. */
export const useTryCampaigns = () =>
  useMutation({ meta: { hasForm: true }, mutationFn: (wanted: Wanted) => send(wanted, true) });
