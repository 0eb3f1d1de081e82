import { useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignQueries, toCampaign } from '@/entities/campaign';
import { folderQueries } from '@/entities/folder';
import { groupQueries } from '@/entities/group';
import { type CampaignCreate, createCampaign } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';

export function useCreateCampaign() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { hasForm: true },
    mutationFn: async (body: CampaignCreate) => toCampaign(await createCampaign(body)),
    onSuccess: ({ name }) => notify.success(`Campaign ${name} created`),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: campaignQueries.lists() }),
        // the new campaign changes their counts
        queryClient.invalidateQueries({ queryKey: groupQueries.all() }),
        queryClient.invalidateQueries(folderQueries.list('campaign')),
      ]),
  });
}
