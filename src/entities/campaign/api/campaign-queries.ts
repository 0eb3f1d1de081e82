import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  type Campaign,
  type CampaignStatus,
  getCampaign,
  getCampaignStatistics,
  type ListCampaignsSort,
  listCampaignChanges,
  listCampaigns,
} from '@/shared/api';
import { growingList, type ListState, listQuery, pageParams } from '@/shared/lib/paging';
import type { ComboboxOption } from '@/shared/ui/combobox';
import { toCampaign } from '../model/campaign';

export interface CampaignListState extends ListState<ListCampaignsSort> {
  /** Some of them, as the address has them: `working,stopped`. */
  status?: string | undefined;
  /** Those of this group; 0 is those without one. */
  group?: number | undefined;
  /** Those of this person only. */
  owner?: number | undefined;
  /** What lies right in this folder; 0 is what lies in none. */
  folder?: number | undefined;
}

const listParams = (state: CampaignListState) => ({
  ...pageParams(state),
  status: state.status?.split(',') as CampaignStatus[] | undefined,
  group_id: state.group,
  owner_id: state.owner,
  folder_id: state.folder,
});

/** What a choice offers at once: more is found by typing. */
const OFFERED = 50;

const inUse: CampaignStatus[] = ['working', 'stopped', 'lock'];

const toChoice = ({ id, name, owner_name }: Campaign) => ({ value: id, label: name, description: owner_name });

/** Entries of the history that come at once. */
const CHANGES = 20;

export const campaignQueries = {
  all: () => ['campaign'] as const,
  lists: () => [...campaignQueries.all(), 'list'] as const,
  list: (state: CampaignListState) =>
    queryOptions({
      queryKey: [...campaignQueries.lists(), state],
      queryFn: async ({ signal }) => {
        const { items, total } = await listCampaigns(listParams(state), { signal });
        return { campaigns: items.map(toCampaign), total };
      },
      ...listQuery,
    }),
  /** Those in use whose names hold the text, by name: what a choice of campaigns offers. */
  choices: (search: string) =>
    queryOptions({
      queryKey: [...campaignQueries.lists(), 'choices', search],
      queryFn: async ({ signal }): Promise<readonly ComboboxOption<number>[]> => {
        const asked = { status: inUse, limit: OFFERED, sort: 'name', ...(search && { search }) } as const;
        return (await listCampaigns(asked, { signal })).items.map(toChoice);
      },
    }),
  detail: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignQueries.all(), 'detail', campaignId],
      queryFn: async ({ signal }) => toCampaign(await getCampaign(campaignId, { signal })),
    }),
  /** Its last 30 days, today last. */
  days: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignQueries.all(), 'days', campaignId],
      queryFn: async ({ signal }) => (await getCampaignStatistics(campaignId, { signal })).items,
    }),
  /** Who changed what, the newest first. */
  changes: (campaignId: number) =>
    infiniteQueryOptions({
      queryKey: [...campaignQueries.all(), 'changes', campaignId],
      queryFn: ({ signal, pageParam }) =>
        listCampaignChanges(campaignId, { offset: pageParam, limit: CHANGES }, { signal }),
      ...growingList,
    }),
};
