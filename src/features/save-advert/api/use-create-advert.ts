import { useMutation, useQueryClient } from '@tanstack/react-query';
import { advertQueries, toAdvert } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { createAdvert } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';
import type { AdvertFormOutput } from '../model/advert-form';

/** Creates an advert in a campaign; its video is queued for transcoding. */
export function useCreateAdvert(campaignId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { hasForm: true },
    mutationFn: async (values: AdvertFormOutput) => toAdvert(await createAdvert({ ads_id: campaignId, ...values })),
    onSuccess: ({ name }) => notify.success(`Advert ${name} created`),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: advertQueries.lists() }),
        queryClient.invalidateQueries({ queryKey: campaignQueries.all() }),
      ]),
  });
}
