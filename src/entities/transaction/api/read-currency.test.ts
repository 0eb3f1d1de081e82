import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Balance } from '@/shared/api';
import { readCurrency } from './read-currency';
import { transactionQueries } from './transaction-queries';

it.each([
  ['', ['RUB', 'EUR'], 'RUB'],
  ['EUR', ['RUB', 'EUR'], 'EUR'],
  ['USD', ['RUB', 'EUR'], 'RUB'],
  ['', [], ''],
])('with %j chosen, uses for an account with %j the currency %j', async (chosen, codes, currency) => {
  const queryClient = new QueryClient();
  const balances = codes.map((code) => ({ currency: code }) as Balance);
  queryClient.setQueryData(transactionQueries.balances(3).queryKey, balances);
  expect(await readCurrency(queryClient, 3, chosen)).toBe(currency);
});
