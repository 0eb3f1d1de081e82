import { queryOptions } from '@tanstack/react-query';
import { getAdvert, listAdverts, listAdvertsByCampaign } from '@/shared/api';
import { locale } from '@/shared/lib/dates';
import { listQuery } from '@/shared/lib/paging';
import { type Advert, toAdvert } from '../model/advert';
import { toRegistration } from '../model/registration';

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
  /** Of all campaigns. */
  everything: () =>
    queryOptions({
      queryKey: [...advertQueries.lists(), 'everything'],
      queryFn: async ({ signal }) => (await listAdverts({ signal })).map(toAdvert).sort(byName),
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
