import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { PlacementStateLabel, placementQueries } from '@/entities/placement';
import { useFiguresZone } from '@/entities/session';
import { sitePeriod } from '@/entities/site';
import { PlacementMenu, PlacementSwitch } from '@/features/change-placements';
import { styled } from '@/shared/theme';
import { PageHeader } from '@/shared/ui/page-header';
import { OpenInAnalytics } from '@/widgets/analytics-link';
import { AnalyticsPanel } from '@/widgets/analytics-panel';
import { BackfillResults, InvalidEvents, UnfilledRequests } from '@/widgets/traffic-reasons';
import { EditPlacementForm } from './edit-placement-form';
import { ExplainSection } from './explain-section';
import { PlacementHistory } from './placement-history';
import { PlacementNote } from './placement-note';
import { TagSection } from './tag-section';
import { TestTagSection } from './test-tag-section';

const route = getRouteApi('/$cabinet/sites/$siteId/placements/$placementId');

const Parts = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' } });

/** The page of a placement: state, figures, tag codes, settings and history. */
export function PlacementPage() {
  const { cabinet, placementId } = route.useParams();
  const { code, ...period } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: placement } = useSuspenseQuery(placementQueries.detail(placementId));
  const timezone = useFiguresZone(cabinet, placement.owner_timezone);
  return (
    <>
      <PageHeader
        title={placement.name}
        isName
        badge={<PlacementStateLabel state={placement.state} />}
        description={<PlacementNote placement={placement} cabinet={cabinet} />}
        actions={
          <>
            <PlacementSwitch placement={placement} />
            <PlacementMenu
              placement={placement}
              onRemoved={() => void navigate({ to: '/$cabinet/sites/$siteId/placements' })}
            />
          </>
        }
      />
      <Parts>
        <AnalyticsPanel
          cabinet={cabinet}
          of={[{ dimension: 'placement', values: [String(placementId)] }]}
          metrics={['revenue', 'requests', 'fill_rate', 'impression', 'completed', 'ecpm']}
          first="revenue"
          state={period}
          preset={sitePeriod}
          timezone={timezone}
          createdAt={new Date(placement.created_at)}
          noResultsHint="Results appear once a player asks for adverts of this placement."
          onChange={(change) => void navigate({ search: { code, ...period, ...change }, resetScroll: false })}
          actions={
            <OpenInAnalytics
              cabinet={cabinet}
              of="placement"
              id={placementId}
              by="country"
              period={period}
              preset={sitePeriod}
            />
          }
        />
        <TagSection placement={placement} kind={code} />
        <TestTagSection key={`advert ${placement.id}`} placement={placement} />
        <UnfilledRequests
          cabinet={cabinet}
          of="placement"
          id={placementId}
          state={period}
          preset={sitePeriod}
          timezone={timezone}
        />
        {placement.backfill_vast_url !== null && (
          <BackfillResults
            cabinet={cabinet}
            of="placement"
            id={placementId}
            state={period}
            preset={sitePeriod}
            timezone={timezone}
          />
        )}
        <InvalidEvents
          cabinet={cabinet}
          of="placement"
          id={placementId}
          state={period}
          preset={sitePeriod}
          timezone={timezone}
        />
        <ExplainSection key={`test ${placement.id}`} placement={placement} cabinet={cabinet} />
        <EditPlacementForm key={placement.id} placement={placement} />

        <PlacementHistory placement={placement} />
      </Parts>
    </>
  );
}
