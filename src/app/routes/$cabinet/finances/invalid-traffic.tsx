import { createFileRoute } from '@tanstack/react-router';
import { managesOthers } from '@/entities/session';
import { transactionQueries } from '@/entities/transaction';
import { InvalidTrafficPage, invalidTrafficSearch, requestedMonth } from '@/pages/finances/invalid-traffic';
import { requireSection } from '../../../router/guards';
import { startQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/finances/invalid-traffic')({
  staticData: { crumb: 'Invalid traffic', skeleton: 'list' },
  validateSearch: invalidTrafficSearch,
  beforeLoad: ({ params }) => requireSection(params.cabinet, 'sites'),
  loaderDeps: ({ search }) => search,
  loader: (loading) => {
    const { client, site } = loading.deps;
    if (client === undefined && managesOthers(loading.params.cabinet)) return;
    startQuery(loading, transactionQueries.invalidTraffic(requestedMonth(loading.deps), client, site));
  },
  component: InvalidTrafficPage,
});
