import { createFileRoute } from '@tanstack/react-router';
import { limitToCurrency, transactionQueries, waitingListState } from '@/entities/transaction';
import { FinancesPage, financeSearch } from '@/pages/finances/finances';
import { listSearch } from '@/shared/lib/search';
import { loadQuery, startQuery } from '../../../router/load-query';
import { requireSize } from '../../../router/require-size';

const listState = listSearch(['date', 'amount']);

export const Route = createFileRoute('/$cabinet/finances/')({
  staticData: { skeleton: 'finances' },
  validateSearch: (search: Record<string, unknown>) => ({ ...listState(search), ...financeSearch(search) }),
  beforeLoad: ({ search }) => requireSize('transactions', search),
  loaderDeps: ({ search }) => search,
  loader: async (loading) => {
    const balances = await loadQuery(loading, transactionQueries.balances(loading.deps.client));
    const listed = limitToCurrency(loading.deps, balances);
    startQuery(loading, transactionQueries.list(listed));
    // awaited, because it is shown above the ledger and would move it down; its failure is not shown
    await loadQuery(loading, transactionQueries.list(waitingListState(listed))).catch(() => undefined);
  },
  component: FinancesPage,
});
