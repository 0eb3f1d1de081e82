import { type QueryClient, useQuery } from '@tanstack/react-query';
import { userQueries } from './user-queries';

/**
 * The currency of an owner's bids and budgets; undefined until it is known.
 *
 * @param owner the id of an advertiser, or `me`; null if no owner is chosen
 */
export function useCurrencyOf(owner: number | 'me' | null): string | undefined {
  const { data: me } = useQuery({ ...userQueries.me(), enabled: owner === 'me' });
  const { data: advertisers } = useQuery({ ...userQueries.advertisers(), enabled: typeof owner === 'number' });
  return owner === 'me' ? me?.currency : advertisers?.find(({ id }) => id === owner)?.currency;
}

/** Like `useCurrencyOf`, for code that runs outside of rendering. */
export function fetchedCurrencyOf(queryClient: QueryClient, owner: number | 'me' | null): string | undefined {
  if (owner === 'me') return queryClient.getQueryData(userQueries.me().queryKey)?.currency;
  return queryClient.getQueryData(userQueries.advertisers().queryKey)?.find(({ id }) => id === owner)?.currency;
}
