import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type AdvertStatus, advertQueries, describeCreative } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { useFiguresZone } from '@/entities/session';
import { AdvertStatusActions, PendingAdvertStatus } from '@/features/change-advert-status';
import { EditAdvertForm } from '@/features/save-advert';
import { CreativeField } from '@/features/upload-creative';
import { styled } from '@/shared/theme';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Section } from '@/shared/ui/section';
import { AdvertMenu, CopyAdvertButton } from '@/widgets/adverts';
import { CreativePlayer, formatAdvertLabel } from '@/widgets/creative-player';
import { describeAdvert } from '../model/describe-advert';
import { AdvertFigures, noResultsHint } from './advert-figures';
import { AdvertFunnel } from './advert-funnel';
import { AdvertHistory } from './advert-history';
import { AdvertServing } from './advert-serving';
import { ModerationResult } from './moderation-result';

const route = getRouteApi('/$cabinet/campaigns/adverts/$advertId');

/** Adverts in these states have never been shown, so they have no figures. */
const unseen: readonly AdvertStatus[] = ['moderate', 'ban'];

/** The video with its figures next to it, and the trend below. */
const Overview = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 12fr) minmax(0, 11fr)' },
    alignItems: 'start',
    columnGap: '6',
    rowGap: '5',
    mb: '6',
    '& > :only-child': { gridColumn: '1 / -1' },
  },
});

const Below = styled('div', { base: { mt: '6' } });

export function AdvertPage() {
  const { cabinet, advertId } = route.useParams();
  const navigate = route.useNavigate();
  const { data } = useSuspenseQuery(advertQueries.detail(advertId));
  const { advert, advertiser, registration } = data;
  const { creative } = advert;
  const { data: campaign } = useSuspenseQuery(campaignQueries.detail(advert.campaignId));

  const timezone = useFiguresZone(cabinet, campaign.timezone);
  const facts = describeAdvert(advert, registration);
  const isUnseen = unseen.includes(advert.status);

  return (
    <>
      <PageHeader
        title={advert.name}
        isName
        badge={<PendingAdvertStatus advert={advert} />}
        description={
          <>
            <AdvertServing cabinet={cabinet} advert={advert} registration={registration} campaign={campaign} />
            {facts && <p>{facts}</p>}
          </>
        }
        actions={
          <>
            <AdvertStatusActions key={advert.id} advert={advert} />
            <CopyAdvertButton advert={advert} />
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
      {(!isUnseen || creative.source) && (
        <Overview>
          {creative.source && (
            <CreativePlayer
              creative={creative}
              name={advert.name}
              // a video that contains the legal marking gets no label from the player
              label={creative.hasMarking ? undefined : formatAdvertLabel(advertiser, registration?.erid ?? null)}
            />
          )}
          {isUnseen ? (
            <EmptyState title="No results yet">{noResultsHint}</EmptyState>
          ) : (
            <AdvertFigures advert={advert} timezone={timezone} isHalf={creative.source !== null} />
          )}
        </Overview>
      )}
      {!isUnseen && <AdvertFunnel duration={creative.duration} timezone={timezone} />}
      <Section title="Settings">
        <EditAdvertForm
          key={advert.id}
          advert={advert}
          registration={registration}
          format={campaign.format}
          renderCreative={(field) => (
            <CreativeField
              // remounts when a replacement has been saved
              key={creative.source}
              {...field}
              format={campaign.format}
              current={creative.source && <p>{describeCreative(creative)}</p>}
            />
          )}
        />
      </Section>
      <Below>
        <AdvertHistory key={advert.id} advert={advert} />
      </Below>
    </>
  );
}
