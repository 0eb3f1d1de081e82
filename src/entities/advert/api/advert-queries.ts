import { queryOptions } from '@tanstack/react-query';
import { getAdvert, type ListAdvertsSort, listAdverts, listAdvertsByCampaign, withTotal } from '@/shared/api';
import { locale } from '@/shared/lib/dates';
import { type ListState, listQuery, pageParams } from '@/shared/lib/paging';
import { type Advert, type AdvertStatus, toAdvert } from '../model/advert';
import { toRegistration } from '../model/registration';

export interface AdvertListState extends ListState<ListAdvertsSort> {
  /** Some of them, as the address has them: `working,stopped`. */
  status?: string | undefined;
  /** Those of this person only. */
  owner?: number | undefined;
  /** What lies right in this folder; 0 is what lies in none. */
  folder?: number | undefined;
}

const listParams = (state: AdvertListState) => ({
  ...pageParams(state),
  status: state.status?.split(',') as AdvertStatus[] | undefined,
  owner_id: state.owner,
  folder_id: state.folder,
});

/** The adverts of all campaigns that a list shows on all its pages, in its order. */
export async function readMatchingAdverts(state: AdvertListState): Promise<readonly Advert[]> {
  const { offset, limit, ...filters } = listParams(state);
  return (await listAdverts(filters)).map(toAdvert);
}

const byName = (one: Advert, other: Advert) => one.name.localeCompare(other.name, locale);

/** An advert with its registration, as the server has them now. */
export async function readAdvert(advertId: number, signal?: AbortSignal) {
  const { advert, ordAdvert } = await getAdvert(advertId, signal && { signal });
  return { advert: toAdvert(advert), registration: ordAdvert && toRegistration(ordAdvert) };
}

/** Keys nest: invalidating `lists()` reaches every list, `all()` everything about adverts. */
export const advertQueries = {
  all: () => ['advert'] as const,
  lists: () => [...advertQueries.all(), 'list'] as const,
  /** One page of those of all campaigns. */
  list: (state: AdvertListState) =>
    queryOptions({
      queryKey: [...advertQueries.lists(), state],
      queryFn: async ({ signal }) => {
        const { items, total } = await withTotal((options) => listAdverts(listParams(state), options), { signal });
        return { adverts: items.map(toAdvert), total };
      },
      ...listQuery,
    }),
  byCampaign: (campaignId: number) =>
    queryOptions({
      queryKey: [...advertQueries.lists(), { campaignId }],
      queryFn: async ({ signal }) => (await listAdvertsByCampaign(campaignId, { signal })).map(toAdvert).sort(byName),
    }),
  details: () => [...advertQueries.all(), 'detail'] as const,
  detail: (advertId: number) =>
    queryOptions({
      queryKey: [...advertQueries.details(), advertId],
      queryFn: ({ signal }) => readAdvert(advertId, signal),
    }),
};
