import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Advert, advertQueries } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { sinceApprovalQuery } from '../api/since-approval-query';

/** Prefetches the data of the next advert in the queue, which will probably be opened next. */
export function usePrefetch(next: Advert | undefined): void {
  const queryClient = useQueryClient();
  const { id, campaignId, creative } = next ?? {};
  const poster = creative?.poster;
  useEffect(() => {
    if (id === undefined || campaignId === undefined) return;
    void queryClient.prefetchQuery(advertQueries.detail(id));
    void queryClient.prefetchQuery(campaignQueries.detail(campaignId));
    void queryClient.prefetchQuery(sinceApprovalQuery(id));
    if (poster) new Image().src = poster;
  }, [queryClient, id, campaignId, poster]);
}
