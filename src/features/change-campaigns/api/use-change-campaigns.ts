import { useMutation } from '@tanstack/react-query';
import { campaignQueries } from '@/entities/campaign';
import { groupQueries } from '@/entities/group';
import { changeCampaigns } from '@/shared/api';
import type { CampaignChange, ChangedCampaign } from '../model/campaign-change';

export interface ChangeVariables {
  campaigns: readonly ChangedCampaign[];
  change: CampaignChange;
  /** The versions that the user has seen, by campaign id: campaigns that have changed since are refused. */
  versions?: Record<string, number>;
}

/** Applies a change to several campaigns in one request. The response has a result for each. */
export async function sendChange({ campaigns, change, versions }: ChangeVariables, isDryRun = false) {
  const ids = campaigns.map(({ id }) => id);
  const { results } = await changeCampaigns({ ...change, ids, dry_run: isDryRun, ...(versions && { versions }) });
  return results;
}

/** Invalidates everything that depends on campaigns. */
export const changeMeta = {
  invalidates: [{ queryKey: campaignQueries.all() }, { queryKey: groupQueries.all() }],
};

export const useChangeCampaigns = () =>
  useMutation({ meta: changeMeta, mutationFn: (variables: ChangeVariables) => sendChange(variables) });

/** Requests the result of a change for each campaign without applying it. */
export const useDryRunCampaigns = () =>
  useMutation({ meta: { hasForm: true }, mutationFn: (variables: ChangeVariables) => sendChange(variables, true) });
