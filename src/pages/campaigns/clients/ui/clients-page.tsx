import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { userQueries } from '@/entities/user';
import { useCurrent } from '@/shared/lib/scheduling';
import { EmptyState } from '@/shared/ui/empty-state';
import { failureOf } from '@/shared/ui/error-state';
import { ListTable } from '@/shared/ui/list-table';
import { PageHeader } from '@/shared/ui/page-header';
import { CampaignTabs } from '@/widgets/campaign-tabs';
import { paceQuery } from '../api/pace-query';
import { withPace } from '../model/client-row';
import { clientColumns } from './client-columns';

const route = getRouteApi('/$cabinet/campaigns/clients');

/** A manager's clients: their state, pace and balance, and what waits. Each opens what they have. */
export function ClientsPage() {
  const { cabinet } = route.useParams();
  const state = route.useSearch();
  const navigate = route.useNavigate();
  const list = useCurrent(useQuery(userQueries.list(state)));
  const { data: pace } = useCurrent(useQuery(paceQuery(cabinet)));
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
        isStale={list.isPlaceholderData}
        columns={columns}
        rowKey={({ id }) => id}
        state={state}
        navigate={navigate}
        empty={
          <EmptyState title="No clients yet">
            An admin makes you the manager of users. Their campaigns and sites are then in your lists.
          </EmptyState>
        }
      />
    </>
  );
}
