import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Advert, advertQueries } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { type AdvertBulk, changeAdverts } from '@/shared/api';

interface Wanted {
  adverts: readonly Pick<Advert, 'id' | 'name'>[];
  status: AdvertBulk['status'];
}

/** Starts or stops adverts, in one call; what becomes of each is in the answer. */
export function useChangeAdverts() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ adverts, status }: Wanted) => {
      const { results } = await changeAdverts({ ids: adverts.map(({ id }) => id), status });
      return results;
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: advertQueries.all() }),
        queryClient.invalidateQueries({ queryKey: campaignQueries.all() }),
      ]),
  });
}
