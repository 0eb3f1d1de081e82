import type { QueryClient } from '@tanstack/react-query';
import { chooseBalance } from '../model/choose-balance';
import { transactionQueries } from './transaction-queries';

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
