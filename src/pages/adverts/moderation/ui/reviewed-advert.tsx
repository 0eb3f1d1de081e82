import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import {
  type Advert,
  advertLabels,
  advertStateOf,
  describeCreative,
  type Registration,
  registrationState,
} from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import type { Cabinet } from '@/entities/session';
import { PendingAdvertStatus } from '@/features/change-advert-status';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { DescriptionList } from '@/shared/ui/description-list';
import { ExternalLink, Link } from '@/shared/ui/link';
import type { VideoPlayerHandle } from '@/shared/ui/video-player';
import { CreativePlayer } from '@/widgets/creative-player';
import { ReviewedTitle, ReviewNotices, type SelectedEntryState } from '@/widgets/review-queue';
import { AdvertiserRecord } from './advertiser-record';
import { ReviewedCategory } from './reviewed-category';

const Facts = styled('div', { base: { textStyle: 'small', mb: '6' } });

/** On phones the advertiser's record has its own line, whose space is reserved while it loads. */
const Advertiser = styled('span', {
  base: {
    display: { base: 'grid', sm: 'flex' },
    alignContent: 'start',
    justifyItems: 'start',
    flexWrap: 'wrap',
    columnGap: '3',
    minH: { base: '10', sm: '5' },
  },
});

/** On phones the player extends to the edges of the window. */
const Screen = styled('div', { base: { mx: { base: '-4', sm: '0' } } });

const Missing = styled('span', { base: { fontWeight: 'medium', color: 'tone.warning.text' } });

interface ReviewedAdvertProps extends SelectedEntryState {
  cabinet: Cabinet;
  advert: Advert;
  registration: Registration | null;
  now: number;
  player: Ref<VideoPlayerHandle>;
}

export function ReviewedAdvert(props: ReviewedAdvertProps) {
  const { cabinet, advert, registration, now, player, outcome, isDeciding } = props;
  const { data: campaign } = useQuery(campaignQueries.detail(advert.campaignId));
  const { creative } = advert;
  const [seen, setSeen] = useState(advert.version);
  // a version that the reviewer saves here must not be reported as a change by somebody else
  const [isCorrecting, setCorrecting] = useState(false);
  const hasChanged = !isDeciding && !isCorrecting && advert.version !== seen;
  return (
    <>
      <ReviewNotices noun="advert" outcome={outcome} hasChanged={hasChanged} />
      {creative.source ? (
        <Screen>
          <CreativePlayer key={creative.source} ref={player} isReviewed creative={creative} name={advert.name} />
        </Screen>
      ) : (
        <Banner tone="info" announced={false}>
          A script plays this advert: there is no video to watch.
        </Banner>
      )}
      <ReviewedTitle
        name={advert.name}
        waitingSince={advertStateOf(advert) === 'moderate' ? advert.submittedAt : null}
        now={now}
      >
        <PendingAdvertStatus advert={advert} />
      </ReviewedTitle>
      <Facts>
        <DescriptionList
          items={[
            {
              term: 'Advertiser',
              value: (
                <Advertiser>
                  {campaign ? (
                    <>
                      <Link to="/$cabinet/users/$userId" params={{ cabinet, userId: campaign.ownerId }}>
                        {campaign.ownerName}
                      </Link>
                      <AdvertiserRecord cabinet={cabinet} userId={campaign.ownerId} />
                    </>
                  ) : (
                    '–'
                  )}
                </Advertiser>
              ),
            },
            {
              term: 'Campaign',
              value: campaign && (
                <Link to="/$cabinet/campaigns/$campaignId" params={{ cabinet, campaignId: campaign.id }}>
                  {campaign.name}
                </Link>
              ),
            },
            {
              term: advertLabels.category,
              value: (
                <ReviewedCategory
                  advert={advert}
                  isOpen={isCorrecting}
                  onOpenChange={setCorrecting}
                  onSaved={({ version }) => setSeen(version)}
                />
              ),
            },
            { term: 'Advert link', value: <ExternalLink href={advert.advertLink}>{advert.advertLink}</ExternalLink> },
            ...(creative.source ? [{ term: 'Video', value: describeCreative(creative) }] : []),
            ...(creative.hasMarking ? [{ term: 'Marking', value: 'In the video, our label is left out' }] : []),
            ...(advert.vpaid ? [{ term: 'VPAID script', value: advert.vpaid }] : []),
            {
              term: 'Registration',
              value: registration?.erid ? (
                `ERID ${registration.erid}, ${registrationState(registration).toLowerCase()}`
              ) : (
                <Missing>ERID missing</Missing>
              ),
            },
            ...(advert.administratorRestrictions
              ? [{ term: 'Restrictions', value: advert.administratorRestrictions }]
              : []),
            {
              term: 'Details',
              value: (
                <Link to="/$cabinet/campaigns/adverts/$advertId" params={{ cabinet, advertId: advert.id }}>
                  Open the advert’s page
                </Link>
              ),
            },
          ]}
        />
      </Facts>
    </>
  );
}
