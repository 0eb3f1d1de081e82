import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type AdvertStatus, advertQueries } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { AdvertStatusActions, PendingAdvertStatus } from '@/features/change-advert-status';
import { EditAdvertForm } from '@/features/save-advert';
import { CreativeField } from '@/features/upload-creative';
import { DetailAside, DetailColumns } from '@/shared/ui/detail-layout';
import { PageHeader } from '@/shared/ui/page-header';
import { AdvertMenu } from '@/widgets/adverts';
import { AdvertFacts } from './advert-facts';
import { AdvertFigures } from './advert-figures';
import { AdvertServing } from './advert-serving';
import { CreativePlayer } from './creative-player';
import { CreativeSummary } from './creative-summary';
import { ModerationResult } from './moderation-result';

const route = getRouteApi('/$cabinet/campaigns/adverts/$advertId');

/** Nobody has seen these adverts: they have no figures to show. */
const unseen: readonly AdvertStatus[] = ['moderate', 'ban'];

/** An advert's page: its state, its figures, its video and its form. */
export function AdvertPage() {
  const { cabinet, advertId } = route.useParams();
  const navigate = route.useNavigate();
  const { data } = useSuspenseQuery(advertQueries.detail(advertId));
  const { advert, registration } = data;
  const { creative } = advert;
  const { data: campaign } = useSuspenseQuery(campaignQueries.detail(advert.campaignId));

  return (
    <>
      <PageHeader
        title={advert.name}
        badge={<PendingAdvertStatus advert={advert} />}
        actions={
          <>
            <AdvertStatusActions advert={advert} />
            <AdvertMenu
              advert={advert}
              label="More actions"
              onRemoved={() =>
                navigate({ to: '/$cabinet/campaigns/$campaignId', params: { cabinet, campaignId: advert.campaignId } })
              }
            />
          </>
        }
      />
      <ModerationResult advert={advert} />
      <AdvertServing cabinet={cabinet} advert={advert} registration={registration} campaign={campaign} />
      {!unseen.includes(advert.status) && <AdvertFigures currency={campaign.currency} timezone={campaign.timezone} />}
      <DetailColumns>
        <EditAdvertForm
          key={advert.id}
          advert={advert}
          registration={registration}
          format={campaign.format}
          renderCreative={(field) => (
            <CreativeField
              // remounts once a replacement has been saved
              key={creative.source}
              {...field}
              format={campaign.format}
              current={creative.source && <CreativeSummary creative={creative} />}
            />
          )}
        />
        <DetailAside>
          {creative.source && <CreativePlayer creative={creative} name={advert.name} />}
          <AdvertFacts advert={advert} registration={registration} />
        </DetailAside>
      </DetailColumns>
    </>
  );
}
