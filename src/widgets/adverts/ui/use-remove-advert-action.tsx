import { useQueryClient } from '@tanstack/react-query';
import { type Advert, advertQueries } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { removeAdvert } from '@/shared/api';
import { useRemoval } from '@/shared/ui/confirm-dialog';

type RemovedAdvert = Pick<Advert, 'id' | 'campaignId' | 'name'>;

/**
 * Removes an advert after a confirmation, navigates away, and then drops the advert from the cache, so that Back can't
 * open it for editing. The detail query is not refetched, because it would answer 404.
 */
export function useRemoveAdvertAction(onRemoved?: () => Promise<unknown>) {
  const queryClient = useQueryClient();

  return useRemoval<RemovedAdvert>({
    question: ({ name }) => ({
      title: `Remove ${name}?`,
      text: 'It stops being shown and disappears from every list.',
    }),
    remove: ({ id }) => removeAdvert(id),
    meta: {
      invalidates: ({ campaignId }: RemovedAdvert) => [
        advertQueries.listsHolding(campaignId),
        campaignQueries.about(campaignId),
      ],
      // infinite, because no change can follow a removal
      writtenAdverts: (_result: unknown, { id }: RemovedAdvert) => [{ id, version: Number.POSITIVE_INFINITY }],
      success: 'Advert removed',
    },
    onSettled: async (_result, error, { id }) => {
      if (error !== null) return;
      await onRemoved?.();
      queryClient.removeQueries(advertQueries.detail(id));
    },
  });
}
