import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type AdvertStatus, advertQueries, describeCreative } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { useFiguresZone } from '@/entities/session';
import { AdvertStatusActions, PendingAdvertStatus } from '@/features/change-advert-status';
import { EditAdvertForm } from '@/features/save-advert';
import { CreativeField } from '@/features/upload-creative';
import { styled } from '@/shared/theme';
import { PageHeader } from '@/shared/ui/page-header';
import { AdvertMenu } from '@/widgets/adverts';
import { CreativePlayer, writeAdvertLabel } from '@/widgets/creative-player';
import { AdvertFacts } from './advert-facts';
import { AdvertFigures } from './advert-figures';
import { AdvertFunnel } from './advert-funnel';
import { AdvertHistory } from './advert-history';
import { AdvertServing } from './advert-serving';
import { ModerationResult } from './moderation-result';

const route = getRouteApi('/$cabinet/campaigns/adverts/$advertId');

/** Nobody has seen these adverts: they have no figures to show. */
const unseen: readonly AdvertStatus[] = ['moderate', 'ban'];

/** The video, its figures beside it, and its facts below it. */
const Overview = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 13fr) minmax(0, 11fr)' },
    // as high as the figures, without room between the video and its facts
    gridTemplateRows: { lg: 'auto 1fr' },
    alignItems: 'start',
    columnGap: '6',
    rowGap: '5',
    mb: '6',
    '& > [data-figures]': { gridColumn: { lg: '2' }, gridRow: { lg: '1 / 3' } },
    '& > [data-facts]': { gridColumn: { lg: '1' } },
    '&[data-unseen] > [data-facts]': { gridColumn: { lg: '2' }, gridRow: { lg: '1' } },
  },
});

const Below = styled('div', { base: { mt: '6' } });

/** An advert's page: its state, its figures, its video, its form and its history. */
export function AdvertPage() {
  const { cabinet, advertId } = route.useParams();
  const navigate = route.useNavigate();
  const { data } = useSuspenseQuery(advertQueries.detail(advertId));
  const { advert, advertiser, registration } = data;
  const { creative } = advert;
  const { data: campaign } = useSuspenseQuery(campaignQueries.detail(advert.campaignId));

  const timezone = useFiguresZone(cabinet, campaign.timezone);
  const isUnseen = unseen.includes(advert.status);

  return (
    <>
      <PageHeader
        title={advert.name}
        isName
        badge={<PendingAdvertStatus advert={advert} />}
        description={
          <AdvertServing cabinet={cabinet} advert={advert} registration={registration} campaign={campaign} />
        }
        actions={
          <>
            <AdvertStatusActions key={advert.id} advert={advert} />
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
      <Overview data-unseen={(isUnseen && creative.source !== null) || undefined}>
        {creative.source && (
          <CreativePlayer
            creative={creative}
            name={advert.name}
            // a video that shows the marking itself gets no label
            label={creative.hasMarking ? undefined : writeAdvertLabel(advertiser, registration?.erid ?? null)}
          />
        )}
        {!isUnseen && (
          <div data-figures="">
            <AdvertFigures advert={advert} timezone={timezone} />
          </div>
        )}
        <div data-facts="">
          <AdvertFacts advert={advert} registration={registration} />
        </div>
      </Overview>
      {!isUnseen && <AdvertFunnel duration={creative.duration} timezone={timezone} />}
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
            current={creative.source && <p>{describeCreative(creative)}</p>}
          />
        )}
      />
      <Below>
        <AdvertHistory key={advert.id} advert={advert} />
      </Below>
    </>
  );
}
