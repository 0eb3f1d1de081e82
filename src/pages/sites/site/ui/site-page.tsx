import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Check, Pencil, Play, Square, Undo2 } from 'lucide-react';
import { managesOthers, useFiguresZone } from '@/entities/session';
import {
  explainSiteState,
  HomographWarning,
  homographAdvice,
  SiteStateLabel,
  sitePeriod,
  siteQueries,
  TwinWarning,
} from '@/entities/site';
import { useSiteStatusActions } from '@/features/change-sites';
import { styled } from '@/shared/theme';
import { Button, ButtonLink } from '@/shared/ui/button';
import { ExternalLink } from '@/shared/ui/link';
import { PageHeader } from '@/shared/ui/page-header';
import { OpenInAnalytics } from '@/widgets/analytics-link';
import { AnalyticsPanel } from '@/widgets/analytics-panel';
import { NewPlacementLink, SitePlacements } from '@/widgets/site-placements';
import { InvalidEvents, UnfilledRequests } from '@/widgets/traffic-reasons';
import { ForeignPages } from './foreign-pages';
import { ReviewNotice } from './review-notice';
import { SiteHistory } from './site-history';
import { SiteMenu } from './site-menu';
import { SiteSteps } from './site-steps';
import { VerificationSection } from './verification-section';

const route = getRouteApi('/$cabinet/sites/$siteId/');

const Parts = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' } });

/** A heading without a region, because the table below has the same name. */
const PlacementsHead = styled('h2', { base: { mb: '3', textStyle: 'sectionTitle' } });

/** The page of a site: next steps, figures, placements, verification and history. The URL carries the dates. */
export function SitePage() {
  const params = route.useParams();
  const state = route.useSearch();
  const navigate = route.useNavigate();
  const { data: site } = useSuspenseQuery(siteQueries.detail(params.siteId));
  const timezone = useFiguresZone(params.cabinet, site.ownerTimezone);
  const actions = useSiteStatusActions(site, params.cabinet);
  const { refusal, run, pending, reviews } = actions;
  // a reviewer's reason is shown in a banner of its own
  const why = site.rejectReason === null ? explainSiteState(site) : null;
  const switchTo = refusal('stop') === undefined ? 'stop' : 'start';
  const isWaiting = reviews && site.state === 'in_review';
  // only one button is primary: the one for the next step
  const isDecided = !isWaiting && refusal('resubmit') !== undefined;
  const addsPlacements = isDecided && site.verification.verified_at !== null;

  return (
    <>
      <PageHeader
        title={site.name}
        isName
        badge={<SiteStateLabel site={site} />}
        description={
          <>
            {why && <span>{`${why}. `}</span>}
            <span>
              {managesOthers(params.cabinet) ? `${site.shownDomain}, ${site.ownerName}. ` : `${site.shownDomain}. `}
            </span>
            <ExternalLink href={site.url}>Open the site</ExternalLink>
          </>
        }
        actions={
          <>
            {isWaiting ? (
              <>
                <Button variant="outline" icon={<Undo2 aria-hidden />} onClick={() => run('return')}>
                  Return…
                </Button>
                <Button icon={<Check aria-hidden />} loading={pending === 'approve'} onClick={() => run('approve')}>
                  Approve
                </Button>
              </>
            ) : (
              <Button
                variant="outline"
                icon={switchTo === 'stop' ? <Square aria-hidden /> : <Play aria-hidden />}
                loading={pending === switchTo}
                disabledReason={refusal(switchTo)}
                onClick={() => run(switchTo)}
              >
                {switchTo === 'stop' ? 'Stop' : 'Start'}
              </Button>
            )}
            <ButtonLink
              to="/$cabinet/sites/$siteId/edit"
              params={params}
              variant="outline"
              icon={<Pencil aria-hidden />}
            >
              Edit
            </ButtonLink>
            <NewPlacementLink siteId={site.id} variant={addsPlacements ? 'solid' : 'outline'} />
            <SiteMenu site={site} actions={actions} onRemoved={() => navigate({ to: '/$cabinet/sites' })} />
          </>
        }
      />
      <Parts>
        {reviews && <HomographWarning resembles={site.resembles}>{homographAdvice}</HomographWarning>}
        {reviews && <TwinWarning twin={site.twin} />}
        <ReviewNotice site={site} actions={actions} />
        <SiteSteps site={site} />
        <AnalyticsPanel
          cabinet={params.cabinet}
          of={[{ dimension: 'site', values: [String(site.id)] }]}
          metrics={['revenue', 'requests', 'fill_rate', 'impression', 'completed', 'ecpm']}
          first="revenue"
          state={state}
          preset={sitePeriod}
          timezone={timezone}
          createdAt={site.createdAt}
          hasResults={site.hasImpressions}
          noResultsHint={
            site.state === 'ready'
              ? 'Results appear once the first advert is shown.'
              : 'Results appear once a player on the site asks for adverts.'
          }
          onChange={(dates) => void navigate({ search: { ...state, ...dates }, resetScroll: false })}
          actions={
            <OpenInAnalytics
              cabinet={params.cabinet}
              of="site"
              id={site.id}
              by="placement"
              period={state}
              preset={sitePeriod}
            />
          }
        />
        <div id="placements" tabIndex={-1}>
          <PlacementsHead>Placements</PlacementsHead>
          <SitePlacements key={site.id} siteId={site.id} state={state} />
        </div>
        <div id="verification" tabIndex={-1}>
          <VerificationSection key={site.id} site={site} isNext={isDecided} />
        </div>
        <UnfilledRequests
          cabinet={params.cabinet}
          of="site"
          id={site.id}
          state={state}
          preset={sitePeriod}
          timezone={timezone}
        />
        <InvalidEvents
          cabinet={params.cabinet}
          of="site"
          id={site.id}
          owner={site.ownerId}
          state={state}
          preset={sitePeriod}
          timezone={timezone}
        />
        <ForeignPages siteId={site.id} />
        <SiteHistory site={site} />
      </Parts>
      {actions.dialog}
    </>
  );
}
