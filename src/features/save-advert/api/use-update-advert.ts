import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Advert, advertQueries, toAdvert, toAdvertUpdate } from '@/entities/advert';
import { updateAdvert } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';
import type { AdvertFormValues } from '../model/advert-form';

/** Saves what was filled in over the advert as it was when the form was opened. */
export function useUpdateAdvert(advert: Advert) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (values: AdvertFormValues) =>
      toAdvert(await updateAdvert(advert.id, { ...toAdvertUpdate(advert), ...values })),
    onSuccess: ({ name }) => notify.success(`Advert ${name} updated`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: advertQueries.all() }),
  });
}
