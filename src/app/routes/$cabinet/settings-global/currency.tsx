import { createFileRoute } from '@tanstack/react-router';
import { currencyQueries } from '@/entities/currency';
import { CurrenciesPage } from '@/pages/settings-global/currencies';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/settings-global/currency')({
  staticData: { crumb: 'Currencies', skeleton: 'list' },
  loader: (loading) => loadQuery(loading, currencyQueries.list()),
  component: CurrenciesPage,
});
