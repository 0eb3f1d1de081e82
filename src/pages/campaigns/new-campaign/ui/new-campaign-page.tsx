import { getRouteApi } from '@tanstack/react-router';
import type { Cabinet } from '@/entities/session';
import { CampaignForm, OwnerField, useCreateCampaign } from '@/features/save-campaign';
import type { CampaignCreate } from '@/shared/api';
import { PageHeader } from '@/shared/ui/page-header';

const route = getRouteApi('/$cabinet/campaigns/new-campaign');

const ownsWhatItMakes = (cabinet: Cabinet) => cabinet === 'advertiser';

/** A new campaign, and then its dashboard, where its adverts are made. */
export function NewCampaignPage() {
  const { cabinet } = route.useParams();
  const navigate = route.useNavigate();
  const { mutateAsync: create } = useCreateCampaign();

  const submit = async (values: CampaignCreate) => {
    const { id } = await create(values);
    await navigate({ to: '/$cabinet/campaigns/$campaignId', params: { cabinet, campaignId: id } });
  };

  return (
    <>
      <PageHeader title="New campaign" />
      <CampaignForm
        label="New campaign"
        defaultValues={{ name: '', advert_link: '' }}
        onSubmit={submit}
        submitLabel="Create campaign"
        owner={ownsWhatItMakes(cabinet) ? undefined : <OwnerField />}
      />
    </>
  );
}
