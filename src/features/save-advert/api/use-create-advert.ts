import { useMutation } from '@tanstack/react-query';
import { type Advert, advertQueries, toAdvert } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { createAdvert } from '@/shared/api';
import type { AdvertFormOutput } from '../model/advert-form';

/** Creates an advert in a campaign; its video is queued for transcoding. */
export const useCreateAdvert = (campaignId: number) =>
  useMutation({
    meta: {
      hasForm: true,
      invalidates: [advertQueries.listsHolding(campaignId), campaignQueries.about(campaignId)],
      writtenAdverts: (created: Advert) => [created],
      success: ({ name }: Advert) => `Advert ${name} created`,
    },
    mutationFn: async (values: AdvertFormOutput) => toAdvert(await createAdvert({ ads_id: campaignId, ...values })),
  });
