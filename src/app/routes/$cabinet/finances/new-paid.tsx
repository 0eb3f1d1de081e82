import { createFileRoute } from '@tanstack/react-router';
import { transactionQueries } from '@/entities/transaction';
import { NewPaymentPage, newPaymentSearch } from '@/pages/finances/new-paid';
import { startQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/finances/new-paid')({
  staticData: { skeleton: 'form' },
  validateSearch: newPaymentSearch,
  loaderDeps: ({ search }) => search,
  loader: (loading) => startQuery(loading, transactionQueries.balances(loading.deps.client)),
  component: NewPaymentPage,
});
