import { useMutation } from '@tanstack/react-query';
import { type Advert, advertQueries, toAdvert, toAdvertUpdate } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { updateAdvert } from '@/shared/api';
import type { AdvertFormOutput } from '../model/advert-form';

interface Edit {
  /** The advert the edit started from: the server refuses edits of an outdated version. */
  base: Advert;
  values: Partial<AdvertFormOutput>;
}

export const useUpdateAdvert = () =>
  useMutation({
    meta: {
      hasForm: true,
      invalidates: ({ base }: Edit) => [...advertQueries.about(base), campaignQueries.about(base.campaignId)],
      writtenAdverts: (saved: Advert) => [saved],
      success: ({ name }: Advert) => `Advert ${name} updated`,
    },
    mutationFn: async ({ base, values }: Edit) =>
      toAdvert(await updateAdvert(base.id, { ...toAdvertUpdate(base), ...values })),
  });
