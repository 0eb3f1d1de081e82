import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { campaignQueries } from '@/entities/campaign';
import { CampaignForm, useUpdateCampaign } from '@/features/save-campaign';
import type { CampaignCreate } from '@/shared/api';
import { PageHeader } from '@/shared/ui/page-header';

const route = getRouteApi('/$cabinet/campaigns/$campaignId/edit');

export function EditCampaignPage() {
  const params = route.useParams();
  const navigate = route.useNavigate();
  const { data: campaign } = useSuspenseQuery(campaignQueries.detail(params.campaignId));
  const { mutateAsync: update } = useUpdateCampaign(campaign);

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
