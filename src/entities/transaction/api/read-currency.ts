import type { QueryClient } from '@tanstack/react-query';
import type { Balance } from '@/shared/api';
import { chooseBalance } from '../model/choose-balance';
import { transactionQueries } from './transaction-queries';

/**
 * The payer's balances, as far as they have loaded. For resolvers of forms in which the payer is chosen.
 *
 * @param client the account's owner; undefined for the user's own account, null if none is chosen yet
 */
export const loadedBalances = (queryClient: QueryClient, client: number | null | undefined): readonly Balance[] =>
  (client !== null && queryClient.getQueryData(transactionQueries.balances(client).queryKey)) || [];

/**
 * Reads the currency of a payment: the chosen one if the account has it, otherwise the account's first. For forms that
 * can be submitted before the balances have loaded and a currency has been chosen.
 *
 * @param client the account's owner; undefined for the user's own account
 * @throws ApiError if the balances can't be loaded
 */
export async function readCurrency(
  queryClient: QueryClient,
  client: number | undefined,
  chosen: string,
): Promise<string> {
  const balances = await queryClient.ensureQueryData(transactionQueries.balances(client));
  return chooseBalance({ currency: chosen }, balances)?.currency ?? chosen;
}
