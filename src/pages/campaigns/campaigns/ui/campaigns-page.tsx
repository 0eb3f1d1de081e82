import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { campaignQueries } from '@/entities/campaign';
import type { ListCampaignsSort } from '@/shared/api';
import { pageSize, sortOf, sortParam } from '@/shared/lib/paging';
import { ButtonLink } from '@/shared/ui/button';
import { DataTable } from '@/shared/ui/data-table';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { NoSuchPage, Pagination } from '@/shared/ui/pagination';
import { SearchField } from '@/shared/ui/search-field';
import { TableSkeleton } from '@/shared/ui/skeleton';
import { columnsByCabinet } from './campaign-columns';
import { NoCampaigns } from './no-campaigns';

const route = getRouteApi('/$cabinet/campaigns/');

/** The campaigns that somebody may see; the address holds search, order and page. */
export function CampaignsPage() {
  const { cabinet } = route.useParams();
  const state = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery(campaignQueries.list(state));

  return (
    <>
      <PageHeader
        title="Campaigns"
        actions={
          <ButtonLink to="/$cabinet/campaigns/new-campaign" params={{ cabinet }} icon={<Plus aria-hidden />}>
            New campaign
          </ButtonLink>
        }
        filters={
          <SearchField
            label="Search campaigns"
            value={state.search ?? ''}
            onSearch={(search) =>
              navigate({ search: { ...state, search: search || undefined, page: undefined }, replace: true })
            }
          />
        }
      />
      {data ? (
        <>
          <DataTable
            label="Campaigns"
            rows={data.campaigns}
            columns={columnsByCabinet[cabinet]}
            rowKey={({ id }) => id}
            presorted
            sort={sortOf(state.sort)}
            onSortChange={(sort) =>
              navigate({ search: { ...state, sort: sortParam<ListCampaignsSort>(sort), page: undefined } })
            }
            empty={data.total > 0 ? <NoSuchPage /> : <NoCampaigns isSearch={Boolean(state.search)} />}
          />
          <Pagination page={state.page ?? 1} pageSize={pageSize} total={data.total} />
        </>
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton />
      )}
    </>
  );
}
