import { useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignQueries, toCampaign } from '@/entities/campaign';
import { type CampaignCreate, createCampaign } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';

export function useCreateCampaign() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { hasForm: true },
    mutationFn: async (values: CampaignCreate) => toCampaign(await createCampaign(values)),
    onSuccess: ({ name }) => notify.success(`Campaign ${name} created`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignQueries.lists() }),
  });
}
