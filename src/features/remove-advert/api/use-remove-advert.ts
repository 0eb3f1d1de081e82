import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Advert, advertQueries } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { removeAdvert } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';

/** Removes an advert. Its detail is not asked for again: there is none any more. */
export function useRemoveAdvert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (advert: Pick<Advert, 'id'>) => removeAdvert(advert.id),
    onSuccess: () => notify.success('Advert removed'),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: advertQueries.lists() }),
        queryClient.invalidateQueries({ queryKey: campaignQueries.all() }),
      ]),
  });
}
