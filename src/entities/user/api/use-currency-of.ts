import { useQuery } from '@tanstack/react-query';
import { userQueries } from './user-queries';

/**
 * What somebody's bids and limits are in; undefined until that is known.
 *
 * @param owner one of the user's advertisers, or `me`; null while nobody was chosen
 */
export function useCurrencyOf(owner: number | 'me' | null): string | undefined {
  const { data: me } = useQuery({ ...userQueries.me(), enabled: owner === 'me' });
  const { data: advertisers } = useQuery({ ...userQueries.advertisers(), enabled: typeof owner === 'number' });
  return owner === 'me' ? me?.currency : advertisers?.find(({ id }) => id === owner)?.currency;
}
