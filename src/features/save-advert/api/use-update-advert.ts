import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Advert, advertQueries, toAdvert, toAdvertUpdate } from '@/entities/advert';
import { updateAdvert } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';
import type { AdvertFormOutput } from '../model/advert-form';

interface Edit {
  /** The advert as it was when the edit began: the server refuses an edit of anything older than what it has. */
  base: Advert;
  values: AdvertFormOutput;
}

/** Saves what was filled in over the advert that the edit began with. */
export function useUpdateAdvert() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { hasForm: true },
    mutationFn: async ({ base, values }: Edit) =>
      toAdvert(await updateAdvert(base.id, { ...toAdvertUpdate(base), ...values })),
    onSuccess: ({ name }) => notify.success(`Advert ${name} updated`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: advertQueries.all() }),
  });
}
