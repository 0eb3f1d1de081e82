import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { campaignQueries } from '@/entities/campaign';
import { AdvertForm, emptyAdvert, useCreateAdvert } from '@/features/save-advert';
import { CreativeField } from '@/features/upload-creative';
import { PageHeader } from '@/shared/ui/page-header';

const route = getRouteApi('/$cabinet/campaigns/$campaignId/new-advert');

/** A new advert in a campaign, and then its own page. */
export function NewAdvertPage() {
  const { cabinet, campaignId } = route.useParams();
  const navigate = route.useNavigate();
  const { data: campaign } = useSuspenseQuery(campaignQueries.detail(campaignId));
  const { mutateAsync: create } = useCreateAdvert(campaignId);

  return (
    <>
      <PageHeader title="New advert" description={`In ${campaign.name}`} />
      <AdvertForm
        label="New advert"
        defaultValues={emptyAdvert(campaign.advertLink)}
        onSubmit={async (values) => {
          const { id } = await create(values);
          await navigate({ to: '/$cabinet/campaigns/adverts/$advertId', params: { cabinet, advertId: id } });
        }}
        renderCreative={(field) => <CreativeField {...field} />}
        submitLabel="Create advert"
      />
    </>
  );
}
