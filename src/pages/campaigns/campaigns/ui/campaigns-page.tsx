import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { campaignQueries } from '@/entities/campaign';
import { ButtonLink } from '@/shared/ui/button';
import { failureOf } from '@/shared/ui/error-state';
import { ListTable } from '@/shared/ui/list-table';
import { PageHeader } from '@/shared/ui/page-header';
import { columnsByCabinet } from './campaign-columns';
import { NoCampaigns } from './no-campaigns';

const route = getRouteApi('/$cabinet/campaigns/');

/** The campaigns that somebody may see; the address holds search, order and page. */
export function CampaignsPage() {
  const { cabinet } = route.useParams();
  const state = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(campaignQueries.list(state));

  return (
    <>
      <PageHeader
        title="Campaigns"
        actions={
          <ButtonLink to="/$cabinet/campaigns/new-campaign" params={{ cabinet }} icon={<Plus aria-hidden />}>
            New campaign
          </ButtonLink>
        }
      />
      <ListTable
        label="Campaigns"
        name="campaigns"
        rows={list.data?.campaigns}
        total={list.data?.total}
        error={failureOf(list)}
        columns={columnsByCabinet[cabinet]}
        rowKey={({ id }) => id}
        state={state}
        navigate={navigate}
        empty={<NoCampaigns />}
      />
    </>
  );
}
