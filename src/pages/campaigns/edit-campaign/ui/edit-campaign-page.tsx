import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { campaignQueries } from '@/entities/campaign';
import { CampaignForm, useUpdateCampaign } from '@/features/save-campaign';
import type { CampaignCreate } from '@/shared/api';
import { PageHeader } from '@/shared/ui/page-header';

const route = getRouteApi('/$cabinet/campaigns/$campaignId/edit');

export function EditCampaignPage() {
  const params = route.useParams();
  const navigate = route.useNavigate();
  const { data: latest } = useSuspenseQuery(campaignQueries.detail(params.campaignId));
  // the edit begins with this version; the server refuses it when somebody else has saved meanwhile
  const [campaign] = useState(latest);
  const { mutateAsync: update } = useUpdateCampaign(campaign, { hasForm: true });

  const submit = async ({ name, advert_link }: CampaignCreate) => {
    await update({ name, advertLink: advert_link });
    await navigate({ to: '/$cabinet/campaigns/$campaignId', params });
  };

  return (
    <>
      <PageHeader title={`Edit ${campaign.name}`} />
      <CampaignForm
        label="Edit campaign"
        defaultValues={{ name: campaign.name, advert_link: campaign.advertLink }}
        onSubmit={submit}
        submitLabel="Save"
      />
    </>
  );
}
