import type { QueryClient } from '@tanstack/react-query';
import type { Balance } from '@/shared/api';
import { chooseBalance } from '../model/choose-balance';
import { transactionQueries } from './transaction-queries';

/**
 * The balances of a payment's payer, as far as they have loaded. For resolvers of forms, which choose the payer.
 *
 * @param client the account's owner; undefined for the user's own account, null for none yet
 */
export const loadedBalances = (queryClient: QueryClient, client: number | null | undefined): readonly Balance[] =>
  (client !== null && queryClient.getQueryData(transactionQueries.balances(client).queryKey)) || [];

/**
 * Reads the currency of a payment: the chosen one if the account has it, otherwise its first. For forms that may be
 * submitted before the balances have loaded, when no currency has been chosen yet.
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
