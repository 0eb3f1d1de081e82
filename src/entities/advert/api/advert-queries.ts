import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import {
  getAdvert,
  type ListAdvertFiguresParams,
  type ListAdvertsSort,
  listAdvertFigures,
  listAdverts,
  listAdvertsByCampaign,
  withPage,
} from '@/shared/api';
import { locale } from '@/shared/lib/dates';
import { infiniteList, type ListState, listQuery, pageParams } from '@/shared/lib/paging';
import { type Advert, type AdvertState, toAdvert } from '../model/advert';
import { toRegistration } from '../model/registration';

export interface AdvertListState extends ListState<ListAdvertsSort> {
  /** The days of the figure by which the list is sorted. */
  days?: Pick<FiguresPeriod, 'date_from' | 'date_to'>;
  /** States to show, as in the URL: `working,returned`. */
  status?: string | undefined;
  owner?: number | undefined;
  /** Only adverts directly in this folder; 0 for those in no folder. */
  folder?: number | undefined;
}

/** The page size of the review queue. */
const QUEUE_PAGE_SIZE = 50;

type FiguresPeriod = Pick<ListAdvertFiguresParams, 'date_from' | 'date_to' | 'compare' | 'timezone'>;

/** Adverts in review are sorted by their waiting time by default. */
const listParams = (state: AdvertListState) => ({
  ...pageParams(state),
  ...state.days,
  sort: state.sort ?? (state.status === 'moderate' ? ('submitted_at' as const) : undefined),
  state: state.status?.split(',') as AdvertState[] | undefined,
  owner_id: state.owner,
  folder_id: state.folder,
});

/** Reads all pages of a list of adverts, in the order of the list. */
export async function readMatchingAdverts(state: AdvertListState): Promise<readonly Advert[]> {
  const { after, offset, limit, ...filters } = listParams(state);
  return (await listAdverts(filters)).map(toAdvert);
}

/** Reads the figures of all pages of a list of adverts. */
export function readMatchingFigures(state: AdvertListState, period: FiguresPeriod) {
  const { after, offset, limit, ...filters } = listParams(state);
  return listAdvertFigures({ ...filters, ...period });
}

const byName = (one: Advert, other: Advert) => one.name.localeCompare(other.name, locale);

/** Reads an advert with its registration from the server, bypassing the cache. */
export async function readAdvert(advertId: number, signal?: AbortSignal) {
  const { advert, advertiser, ordAdvert } = await getAdvert(advertId, signal && { signal });
  return { advert: toAdvert(advert), advertiser, registration: ordAdvert && toRegistration(ordAdvert) };
}

/** Keys nest: invalidating `lists()` covers every list, and `all()` everything about adverts. */
export const advertQueries = {
  all: () => ['advert'] as const,
  lists: () => [...advertQueries.all(), 'list'] as const,
  /** One page of the adverts of all campaigns. */
  list: (state: AdvertListState) =>
    queryOptions({
      queryKey: [...advertQueries.lists(), state],
      queryFn: async ({ signal }) => {
        const { items, ...page } = await withPage((options) => listAdverts(listParams(state), options), { signal });
        return { adverts: items.map(toAdvert), ...page };
      },
      ...listQuery,
    }),
  /** The figures of a list in a period: the totals of all matching adverts, and those of each advert of the page. */
  listFigures: (state: AdvertListState, period: FiguresPeriod) =>
    queryOptions({
      queryKey: [...advertQueries.lists(), 'figures', state, period],
      queryFn: ({ signal }) => listAdvertFigures({ ...listParams(state), ...period }, { signal }),
      ...listQuery,
    }),
  /** The figures of a campaign's adverts in a period. */
  campaignFigures: (campaignId: number, period: FiguresPeriod) =>
    queryOptions({
      queryKey: [...advertQueries.lists(), 'figures', { campaignId }, period],
      queryFn: ({ signal }) => listAdvertFigures({ ads_id: campaignId, ...period }, { signal }),
      ...listQuery,
    }),
  /** The number of adverts in some states. Its key begins with that of the lists, so it is invalidated with them. */
  count: (counted: { state: AdvertState[]; owner_id?: number }) =>
    queryOptions({
      queryKey: [...advertQueries.lists(), { counted }],
      queryFn: async ({ signal }) => {
        const { total } = await withPage((options) => listAdverts({ ...counted, limit: 1 }, options), { signal });
        return total;
      },
    }),
  /** The review queue, longest waiting first. */
  queue: () =>
    infiniteQueryOptions({
      queryKey: [...advertQueries.lists(), 'queue'],
      queryFn: async ({ signal, pageParam }) => {
        const params = {
          state: ['moderate' as const],
          sort: 'submitted_at' as const,
          after: pageParam,
          limit: QUEUE_PAGE_SIZE,
        };
        const { items, ...page } = await withPage((options) => listAdverts(params, options), { signal });
        return { items: items.map(toAdvert), ...page };
      },
      ...infiniteList,
    }),
  byCampaign: (campaignId: number) =>
    queryOptions({
      queryKey: [...advertQueries.lists(), { campaignId }],
      queryFn: async ({ signal }) => (await listAdvertsByCampaign(campaignId, { signal })).map(toAdvert).sort(byName),
    }),
  /** All lists that may contain an advert of this campaign; all lists if the campaign is unknown. */
  listsHolding: (campaignId: number | undefined) => ({
    queryKey: advertQueries.lists(),
    predicate: ({ queryKey }: { queryKey: QueryKey }) => {
      const { campaignId: listed = campaignId } = (queryKey[2] ?? {}) as { campaignId?: number };
      return campaignId === undefined || listed === campaignId;
    },
  }),
  /** An advert, and all lists that may contain it. */
  about: ({ id, campaignId }: Pick<Advert, 'id' | 'campaignId'>) => [
    advertQueries.detail(id),
    advertQueries.listsHolding(campaignId),
  ],
  details: () => [...advertQueries.all(), 'detail'] as const,
  detail: (advertId: number) =>
    queryOptions({
      queryKey: [...advertQueries.details(), advertId],
      queryFn: ({ signal }) => readAdvert(advertId, signal),
    }),
};
