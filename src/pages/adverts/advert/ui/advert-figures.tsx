import { getRouteApi } from '@tanstack/react-router';
import { recordPeriod } from '@/entities/metric';
import { OpenInAnalytics } from '@/widgets/analytics-link';
import { AnalyticsPanel } from '@/widgets/analytics-panel';

const route = getRouteApi('/$cabinet/campaigns/adverts/$advertId');

/** The figures of an advert. The URL carries their dates. */
export function AdvertFigures({ campaignId, timezone }: { campaignId: number; timezone: string }) {
  const { cabinet, advertId } = route.useParams();
  const period = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <AnalyticsPanel
      isHalf
      cabinet={cabinet}
      of={[
        // events lie in the order of campaigns
        { dimension: 'campaign', values: [String(campaignId)] },
        { dimension: 'advert', values: [String(advertId)] },
      ]}
      metrics={['show', 'click', 'ctr', 'spend']}
      first="show"
      state={period}
      preset={recordPeriod}
      timezone={timezone}
      onChange={(change) => void navigate({ search: { ...period, ...change }, resetScroll: false })}
      actions={
        <OpenInAnalytics
          cabinet={cabinet}
          of="advert"
          id={advertId}
          by="country"
          period={period}
          preset={recordPeriod}
          timezone={timezone}
        />
      }
    />
  );
}
