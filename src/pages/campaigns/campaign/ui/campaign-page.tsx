import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Pencil, Plus } from 'lucide-react';
import { advertQueries } from '@/entities/advert';
import { CampaignStateLabel, campaignQueries } from '@/entities/campaign';
import { periodParams, recordPeriod } from '@/entities/metric';
import { useFiguresZone } from '@/entities/session';
import { CampaignActions } from '@/features/change-campaigns';
import { formatFlight, formatTimeZone } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/format';
import { navigationTo, queryOf } from '@/shared/lib/paging';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { styled } from '@/shared/theme';
import { ButtonLink } from '@/shared/ui/button';
import { ExternalLink } from '@/shared/ui/link';
import { PageHeader } from '@/shared/ui/page-header';
import { AdvertsTable } from '@/widgets/adverts';
import { OpenInAnalytics } from '@/widgets/analytics-link';
import { AnalyticsPanel } from '@/widgets/analytics-panel';
import { ADVERTS } from '@/widgets/serving-answer';
import { CampaignHistory } from './campaign-history';
import { CampaignRequests } from './campaign-requests';
import { CampaignServing } from './campaign-serving';
import { CampaignSwitch } from './campaign-switch';
import { LimitsSection } from './limits-section';
import { NoAdverts } from './no-adverts';

const route = getRouteApi('/$cabinet/campaigns/$campaignId/');

const Parts = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' } });

const Title = styled('h2', {
  base: {
    mb: '2',
    textStyle: 'sectionTitle',
    '& > span': { ms: '1', fontWeight: 'normal', color: 'text.subtle', fontVariantNumeric: 'tabular-nums' },
  },
});

const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: { base: '6', xl: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 8fr) minmax(0, 5fr)' },
    alignItems: 'start',
  },
});

/**
 * A campaign's dashboard: its serving state, figures, adverts, limits and history. The URL carries the dates of the
 * figures, and the filters and sort of the adverts.
 */
export function CampaignPage() {
  const params = route.useParams();
  const { dates, compare, zone, ...state } = route.useSearch();
  const period = { dates, compare, zone };
  const navigate = route.useNavigate();
  const { data: campaign } = useSuspenseQuery(campaignQueries.detail(params.campaignId));
  const timezone = useFiguresZone(params.cabinet, campaign.timezone);
  const advertFigures = useStaleLimit(
    useQuery(advertQueries.campaignFigures(params.campaignId, periodParams(period, recordPeriod, timezone))),
  );
  const { data: adverts } = useSuspenseQuery(advertQueries.byCampaign(params.campaignId));

  return (
    <CampaignActions>
      <PageHeader
        title={campaign.name}
        isName
        badge={<CampaignStateLabel campaign={campaign} />}
        description={
          <>
            <CampaignServing cabinet={params.cabinet} campaign={campaign} />
            <span>{`${formatFlight(campaign.startDate, campaign.endDate)}, ${formatTimeZone(campaign.timezone)}. `}</span>
            <ExternalLink href={campaign.advertLink}>{campaign.advertLink}</ExternalLink>
          </>
        }
        actions={
          <>
            <CampaignSwitch campaign={campaign} cabinet={params.cabinet} />
            <ButtonLink
              to="/$cabinet/campaigns/$campaignId/edit"
              params={params}
              variant="outline"
              icon={<Pencil aria-hidden />}
            >
              Edit
            </ButtonLink>
            <ButtonLink to="/$cabinet/campaigns/$campaignId/new-advert" params={params} icon={<Plus aria-hidden />}>
              New advert
            </ButtonLink>
          </>
        }
      />
      <Parts>
        <CampaignRequests campaignId={campaign.id} isServing={campaign.servingState === 'serving'} />
        <AnalyticsPanel
          cabinet={params.cabinet}
          of={[{ dimension: 'campaign', values: [String(campaign.id)] }]}
          metrics={['impression', 'show', 'click', 'ctr', 'completed', 'spend']}
          first="show"
          state={period}
          preset={recordPeriod}
          timezone={timezone}
          createdAt={campaign.createdAt}
          noResultsHint="Results appear once its adverts are shown."
          onChange={(change) => void navigate({ search: { ...state, ...period, ...change }, resetScroll: false })}
          actions={
            <OpenInAnalytics
              cabinet={params.cabinet}
              of="campaign"
              id={campaign.id}
              by="advert"
              period={period}
              preset={recordPeriod}
            />
          }
        />
        <div id={ADVERTS} tabIndex={-1}>
          <Title>
            Adverts <span>{formatNumber(adverts.length)}</span>
          </Title>
          <AdvertsTable
            rows={adverts}
            figures={advertFigures}
            currency={campaign.currency}
            query={queryOf(state, ['status'])}
            // without a scroll reset, so that the table stays in view
            onQueryChange={(query) =>
              void navigate({ ...navigationTo({ ...state, ...period }, query), resetScroll: false })
            }
            empty={<NoAdverts />}
          />
        </div>
        <Columns>
          <LimitsSection campaign={campaign} />
          <div>
            <CampaignHistory campaign={campaign} />
          </div>
        </Columns>
      </Parts>
    </CampaignActions>
  );
}
