import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ListPeriodFilter, listPeriod } from '@/entities/metric';
import { userQueries } from '@/entities/user';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { EmptyState } from '@/shared/ui/empty-state';
import { failureOf } from '@/shared/ui/error-state';
import { ListTable } from '@/shared/ui/list-table';
import { PageHeader } from '@/shared/ui/page-header';
import { CampaignTabs } from '@/widgets/campaign-tabs';
import { paceQuery } from '../api/pace-query';
import { withPace } from '../model/client-row';
import { clientColumns } from './client-columns';

const route = getRouteApi('/$cabinet/campaigns/clients');

/** A manager's clients with their state, pace, balance and waiting tasks. Each row links to the client's records. */
export function ClientsPage() {
  const { cabinet } = route.useParams();
  const { dates, compare, zone, ...state } = route.useSearch();
  const period = { dates, compare, zone };
  const navigate = route.useNavigate();
  const list = useStaleLimit(useQuery(userQueries.list(state)));
  const { data: pace, isPlaceholderData } = useStaleLimit(useQuery(paceQuery(cabinet, period)));
  const currency = pace?.passport.currency;
  const columns = useMemo(() => clientColumns(currency), [currency]);
  const rows = useMemo(() => withPace(list.data?.users, pace), [list.data, pace]);
  return (
    <>
      <PageHeader title="Clients" />
      <CampaignTabs cabinet={cabinet} />
      <ListTable
        label="Clients"
        name="clients"
        rows={rows}
        total={list.data?.total}
        cursors={list.data}
        error={failureOf(list)}
        isStale={list.isPlaceholderData || isPlaceholderData}
        columns={columns}
        rowKey={({ id }) => id}
        state={{ ...state, ...period }}
        navigate={navigate}
        period={
          <ListPeriodFilter
            state={period}
            preset={listPeriod}
            period={pace?.passport}
            seesOthers
            onChange={(change) => void navigate({ search: { ...state, ...period, ...change }, resetScroll: false })}
          />
        }
        empty={
          <EmptyState title="No clients yet">
            An admin makes you the manager of users. Their campaigns and sites are then in your lists.
          </EmptyState>
        }
      />
    </>
  );
}
