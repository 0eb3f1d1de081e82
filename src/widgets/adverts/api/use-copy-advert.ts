import { useMutation } from '@tanstack/react-query';
import { type Advert, advertQueries, toAdvert } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { type AdvertCopy, copyAdvert } from '@/shared/api';

/** Copies an advert into a campaign. The copy is moderated again and has no ERID. */
export const useCopyAdvert = (advertId: number) =>
  useMutation({
    meta: {
      hasForm: true,
      invalidates: ({ campaignId }: AdvertCopy) => [
        advertQueries.listsHolding(campaignId),
        campaignQueries.about(campaignId),
      ],
      writtenAdverts: (copy: Advert) => [copy],
      success: 'Advert copied',
    },
    mutationFn: async (target: AdvertCopy) => toAdvert(await copyAdvert(advertId, target)),
  });
