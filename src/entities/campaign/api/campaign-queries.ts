import { infiniteQueryOptions, type Query, type QueryKey, queryOptions } from '@tanstack/react-query';
import {
  type CampaignState,
  type CampaignStatus,
  getCampaign,
  getCampaignRequests,
  getStartSteps,
  type ListCampaignFiguresParams,
  type ListCampaignsSort,
  listCampaignChanges,
  listCampaignFigures,
  listCampaigns,
  type StartSteps,
} from '@/shared/api';
import { infiniteList, type ListState, listedStatuses, listQuery, pageParams } from '@/shared/lib/paging';
import { toCampaign } from '../model/campaign';

export interface CampaignListState extends ListState<ListCampaignsSort> {
  /** The days of the figure by which the list is sorted. */
  days?: Pick<FiguresPeriod, 'date_from' | 'date_to'>;
  /** Statuses to show, as in the URL: `working,stopped`. */
  status?: string | undefined;
  /** States to show, as in the URL: `serving,limit_reached`. */
  state?: string | undefined;
  /** Only campaigns of this group; 0 for those without a group. */
  group?: number | undefined;
  owner?: number | undefined;
  /** Only campaigns directly in this folder; 0 for those in no folder. */
  folder?: number | undefined;
}

type FiguresPeriod = Pick<ListCampaignFiguresParams, 'date_from' | 'date_to' | 'compare' | 'timezone'>;

const inUse: CampaignStatus[] = ['working', 'stopped', 'lock'];

const listParams = (state: CampaignListState) => ({
  ...pageParams(state),
  ...state.days,
  status: listedStatuses(state, inUse),
  state: state.state?.split(',') as CampaignState[] | undefined,
  group_id: state.group,
  owner_id: state.owner,
  folder_id: state.folder,
});

/** The most records found by a search; more text narrows it. */
const MAX_OPTIONS = 50;

/** History entries per page. */
const HISTORY_PAGE_SIZE = 20;

export const campaignQueries = {
  all: () => ['campaign'] as const,
  lists: () => [...campaignQueries.all(), 'list'] as const,
  list: (state: CampaignListState) =>
    queryOptions({
      queryKey: [...campaignQueries.lists(), state],
      queryFn: async ({ signal }) => {
        const { items, ...page } = await listCampaigns(listParams(state), { signal });
        return { campaigns: items.map(toCampaign), ...page };
      },
      ...listQuery,
    }),
  /**
   * The figures of a list in a period: the totals of all matching campaigns, and those of each campaign of the page.
   */
  listFigures: (state: CampaignListState, period: FiguresPeriod) =>
    queryOptions({
      queryKey: [...campaignQueries.lists(), 'figures', state, period],
      queryFn: ({ signal }) => listCampaignFigures({ ...listParams(state), ...period }, { signal }),
      ...listQuery,
    }),
  /** Unarchived campaigns whose names contain the text, by name. */
  found: (search: string) =>
    queryOptions({
      queryKey: [...campaignQueries.lists(), 'found', search],
      queryFn: async ({ signal }) => {
        const params = { status: inUse, limit: MAX_OPTIONS, sort: 'name', ...(search && { search }) } as const;
        return (await listCampaigns(params, { signal })).items.map(toCampaign);
      },
    }),
  /** Everything about this campaign, and the lists that may contain it; everything if the campaign is unknown. */
  about: (campaignId: number | undefined) => ({
    queryKey: campaignQueries.all(),
    predicate: ({ queryKey }: { queryKey: QueryKey }) =>
      campaignId === undefined || queryKey[1] === 'list' || queryKey[2] === campaignId,
  }),
  /** The progress of a new advertiser. It is final once all steps are done. */
  startSteps: () =>
    queryOptions({
      queryKey: [...campaignQueries.lists(), 'start-steps'],
      queryFn: ({ signal }) => getStartSteps({ signal }),
      // includes payments and legal data, which change elsewhere
      staleTime: ({ state: { data } }: Query<StartSteps>) => (data?.is_finished ? Number.POSITIVE_INFINITY : 0),
    }),
  /** The number of archived campaigns. */
  archived: (folder: number | undefined) =>
    queryOptions({
      queryKey: [...campaignQueries.lists(), 'archived', folder],
      queryFn: async ({ signal }) =>
        (await listCampaigns({ status: ['archive'], folder_id: folder, limit: 1 }, { signal })).total,
    }),
  detail: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignQueries.all(), 'detail', campaignId],
      queryFn: async ({ signal }) => toCampaign(await getCampaign(campaignId, { signal })),
    }),
  /** The outcomes of the requests of the last 24 hours. */
  requests: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignQueries.all(), 'requests', campaignId],
      queryFn: ({ signal }) => getCampaignRequests(campaignId, { signal }),
    }),
  /** The history, newest first. */
  changes: (campaignId: number) =>
    infiniteQueryOptions({
      queryKey: [...campaignQueries.all(), 'changes', campaignId],
      queryFn: ({ signal, pageParam }) =>
        listCampaignChanges(campaignId, { after: pageParam, limit: HISTORY_PAGE_SIZE }, { signal }),
      ...infiniteList,
    }),
};
