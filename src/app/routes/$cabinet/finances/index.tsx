import { createFileRoute } from '@tanstack/react-router';
import { inOneCurrency, transactionQueries } from '@/entities/transaction';
import { FinancesPage } from '@/pages/finances/finances';
import { financeSearch } from '../../../router/finance-search';
import { listSearch } from '../../../router/list-search';
import { loadQuery, startQuery } from '../../../router/load-query';
import { requireSize } from '../../../router/require-size';

const listState = listSearch(['date', 'amount']);

export const Route = createFileRoute('/$cabinet/finances/')({
  staticData: { skeleton: 'search' },
  validateSearch: (search: Record<string, unknown>) => ({ ...listState(search), ...financeSearch(search) }),
  beforeLoad: ({ search }) => requireSize('transactions', search),
  loaderDeps: ({ search }) => search,
  loader: async (loading) => {
    const balances = await loadQuery(loading, transactionQueries.balances(loading.deps.client));
    startQuery(loading, transactionQueries.list(inOneCurrency(loading.deps, balances)));
  },
  component: FinancesPage,
});
