import { parseZonedPeriodState } from '@preroll/rules/time/periods';
import { createFileRoute } from '@tanstack/react-router';
import { userQueries } from '@/entities/user';
import { ClientsPage } from '@/pages/campaigns/clients';
import { listSearch } from '@/shared/lib/search';
import { requireClients } from '../../../router/guards';
import { startQuery } from '../../../router/load-query';
import { requireSize } from '../../../router/require-size';

const listState = listSearch(['name', 'status', 'balance']);

export const Route = createFileRoute('/$cabinet/campaigns/clients')({
  staticData: { isTopLevel: true, skeleton: 'clients' },
  validateSearch: (search: Record<string, unknown>) => ({ ...listState(search), ...parseZonedPeriodState(search) }),
  beforeLoad: ({ params, search }) => {
    requireClients(params.cabinet);
    requireSize('clients', search);
  },
  loaderDeps: ({ search }) => search,
  loader: (loading) => {
    const { dates, compare, zone, ...state } = loading.deps;
    startQuery(loading, userQueries.list(state));
  },
  component: ClientsPage,
});
