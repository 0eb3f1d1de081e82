import { useMutation, useQueryClient } from '@tanstack/react-query';
import { advertQueries, toAdvert } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { copyAdvert } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';

/** Copies an advert into a campaign; the copy waits for moderation and has no ERID. */
export function useCopyAdvert(advertId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { hasForm: true },
    mutationFn: async (campaignId: number) => toAdvert(await copyAdvert(advertId, { campaignId })),
    onSuccess: () => notify.success('Advert copied'),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: advertQueries.lists() }),
        queryClient.invalidateQueries({ queryKey: campaignQueries.all() }),
      ]),
  });
}
