import { createFileRoute } from '@tanstack/react-router';
import { transactionQueries } from '@/entities/transaction';
import { MonthsPage } from '@/pages/finances/months';
import { requireAdmin } from '../../../router/guards';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/finances/months')({
  staticData: { crumb: 'Months', skeleton: 'list' },
  beforeLoad: ({ params }) => requireAdmin(params.cabinet),
  loader: (loading) => loadQuery(loading, transactionQueries.months()),
  component: MonthsPage,
});
