import { chakra } from '@chakra-ui/react/styled-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Pencil, Plus } from 'lucide-react';
import { lazy } from 'react';
import { advertQueries } from '@/entities/advert';
import { CampaignStatusBadge, campaignQueries } from '@/entities/campaign';
import { CampaignActions } from '@/features/change-campaigns';
import { navigationTo, queryOf } from '@/shared/lib/paging';
import { ButtonLink } from '@/shared/ui/button';
import { LatePart } from '@/shared/ui/late-part';
import { PageHeader } from '@/shared/ui/page-header';
import { AdvertsTable } from '@/widgets/adverts';
import { ADVERTS, CampaignServing } from './campaign-serving';
import { CampaignSwitch } from './campaign-switch';
import { LimitsSection } from './limits-section';
import { NoAdverts } from './no-adverts';

const route = getRouteApi('/$cabinet/campaigns/$campaignId/');

const LateSections = lazy(async () => ({ default: (await import('./late-sections')).LateSections }));

const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' } });

/**
 * A campaign's dashboard: whether it serves and why not, its limits, its adverts, its last days and its history. The
 * address holds which of the adverts are shown, and in which order.
 */
export function CampaignPage() {
  const params = route.useParams();
  const state = route.useSearch();
  const navigate = route.useNavigate();
  const { data: campaign } = useSuspenseQuery(campaignQueries.detail(params.campaignId));
  const { data: adverts } = useSuspenseQuery(advertQueries.byCampaign(params.campaignId));

  return (
    <>
      <PageHeader
        title={campaign.name}
        badge={<CampaignStatusBadge status={campaign.status} />}
        description={campaign.advertLink}
        actions={
          <>
            <CampaignActions>
              <CampaignSwitch campaign={campaign} cabinet={params.cabinet} />
            </CampaignActions>
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
        <CampaignServing cabinet={params.cabinet} campaign={campaign} />
        <LimitsSection campaign={campaign} />
        <div id={ADVERTS} tabIndex={-1}>
          <AdvertsTable
            rows={adverts}
            query={queryOf(state, ['status'])}
            // the table stays where it is on the page
            onQueryChange={(query) => void navigate({ ...navigationTo(state, query), resetScroll: false })}
            empty={<NoAdverts />}
          />
        </div>
        <LatePart>
          <LateSections campaign={campaign} />
        </LatePart>
      </Parts>
    </>
  );
}
