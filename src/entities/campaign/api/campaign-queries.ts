import { queryOptions } from '@tanstack/react-query';
import { getCampaign, type ListCampaignsSort, listCampaigns } from '@/shared/api';
import { type ListState, listQuery, pageParams } from '@/shared/lib/paging';
import { toCampaign } from '../model/campaign';

export const campaignQueries = {
  all: () => ['campaign'] as const,
  lists: () => [...campaignQueries.all(), 'list'] as const,
  list: (state: ListState<ListCampaignsSort>) =>
    queryOptions({
      queryKey: [...campaignQueries.lists(), state],
      queryFn: async ({ signal }) => {
        const { items, total } = await listCampaigns(pageParams(state), { signal });
        return { campaigns: items.map(toCampaign), total };
      },
      ...listQuery,
    }),
  /** As many as one answer holds, by name: what a choice of campaigns offers. */
  choices: () =>
    queryOptions({
      queryKey: [...campaignQueries.lists(), 'choices'],
      queryFn: async ({ signal }) => (await listCampaigns({ limit: 1000 }, { signal })).items.map(toCampaign),
    }),
  detail: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignQueries.all(), 'detail', campaignId],
      queryFn: async ({ signal }) => toCampaign(await getCampaign(campaignId, { signal })),
    }),
};
