import { queryOptions } from '@tanstack/react-query';
import { listCurrencies, listCurrencyRates } from '@/shared/api';

export const currencyQueries = {
  all: () => ['currency'] as const,
  list: () =>
    queryOptions({
      queryKey: [...currencyQueries.all(), 'list'],
      queryFn: ({ signal }) => listCurrencies({ signal }),
    }),
  rates: (id: number) =>
    queryOptions({
      queryKey: [...currencyQueries.all(), 'rates', id],
      queryFn: ({ signal }) => listCurrencyRates(id, { signal }),
    }),
};
