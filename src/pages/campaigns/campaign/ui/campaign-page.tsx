import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Pencil, Plus } from 'lucide-react';
import { advertQueries } from '@/entities/advert';
import { CampaignStatusBadge, campaignQueries } from '@/entities/campaign';
import { ButtonLink } from '@/shared/ui/button';
import { DataTable, useStoredPreferences } from '@/shared/ui/data-table';
import { PageHeader } from '@/shared/ui/page-header';
import { advertColumns } from './advert-columns';
import { CampaignSwitch } from './campaign-switch';
import { NoAdverts } from './no-adverts';

const route = getRouteApi('/$cabinet/campaigns/$campaignId/');

/** A campaign's dashboard: its state and its adverts. */
export function CampaignPage() {
  const params = route.useParams();
  const { data: campaign } = useSuspenseQuery(campaignQueries.detail(params.campaignId));
  const { data: adverts } = useSuspenseQuery(advertQueries.byCampaign(params.campaignId));

  return (
    <>
      <PageHeader
        title={campaign.name}
        badge={<CampaignStatusBadge status={campaign.status} />}
        description={campaign.advertLink}
        actions={
          <>
            <CampaignSwitch campaign={campaign} />
            <ButtonLink
              to="/$cabinet/campaigns/$campaignId/edit"
              params={params}
              variant="outline"
              icon={<Pencil aria-hidden />}
            >
              Edit
            </ButtonLink>
            <ButtonLink to="/$cabinet/campaigns/$campaignId/new-advert" params={params} icon={<Plus aria-hidden />}>
              New advert
            </ButtonLink>
          </>
        }
      />
      <DataTable
        label="Adverts"
        rows={adverts}
        columns={advertColumns}
        rowKey={({ id }) => id}
        empty={<NoAdverts />}
        csvName="adverts"
        {...useStoredPreferences('adverts')}
      />
    </>
  );
}
