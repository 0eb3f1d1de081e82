import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { campaignQueries } from '@/entities/campaign';
import { NewAdvertForm } from '@/features/save-advert';
import { CreativeField } from '@/features/upload-creative';
import { PageHeader } from '@/shared/ui/page-header';

const route = getRouteApi('/$cabinet/campaigns/$campaignId/new-advert');

export function NewAdvertPage() {
  const { cabinet, campaignId } = route.useParams();
  const navigate = route.useNavigate();
  const { data: campaign } = useSuspenseQuery(campaignQueries.detail(campaignId));

  return (
    <>
      <PageHeader title="New advert" description={`In ${campaign.name}`} />
      <NewAdvertForm
        campaign={campaign}
        renderCreative={(field) => <CreativeField {...field} format={campaign.format} />}
        onCreated={(advertId) =>
          navigate({ to: '/$cabinet/campaigns/adverts/$advertId', params: { cabinet, advertId } })
        }
      />
    </>
  );
}
