import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Campaign, campaignQueries, toCampaign } from '@/entities/campaign';
import { updateCampaign } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';

/**
 * Saves a campaign's fields; those that aren't given stay as they are.
 *
 * @param meta whether a form shows what is refused
 */
export function useUpdateCampaign(campaign: Campaign, meta?: { hasForm: boolean }) {
  const queryClient = useQueryClient();
  return useMutation({
    ...(meta && { meta }),
    mutationFn: async (change: Partial<Pick<Campaign, 'name' | 'advertLink' | 'status'>>) => {
      const { name, advertLink, status, version } = { ...campaign, ...change };
      return toCampaign(await updateCampaign(campaign.id, { name, advert_link: advertLink, status, version }));
    },
    onSuccess: ({ name }) => notify.success(`Campaign ${name} updated`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignQueries.all() }),
  });
}
