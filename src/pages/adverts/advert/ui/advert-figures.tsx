import { getRouteApi } from '@tanstack/react-router';
import type { Advert } from '@/entities/advert';
import { recordPeriod } from '@/entities/metric';
import { OpenInAnalytics } from '@/widgets/analytics-link';
import { AnalyticsPanel } from '@/widgets/analytics-panel';

const route = getRouteApi('/$cabinet/campaigns/adverts/$advertId');

/** Explains when there will be results. */
export const noResultsHint = 'Results appear once the advert is shown.';

interface AdvertFiguresProps {
  advert: Pick<Advert, 'campaignId' | 'createdAt'>;
  timezone: string;
  /** Whether the figures are shown next to the video, at half width. */
  isHalf: boolean;
}

/** The figures of an advert. The URL carries their dates. */
export function AdvertFigures({ advert: { campaignId, createdAt }, timezone, isHalf }: AdvertFiguresProps) {
  const { cabinet, advertId } = route.useParams();
  const period = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <AnalyticsPanel
      isHalf={isHalf}
      cabinet={cabinet}
      of={[
        // the store is sorted by campaign, so this condition limits what it reads
        { dimension: 'campaign', values: [String(campaignId)] },
        { dimension: 'advert', values: [String(advertId)] },
      ]}
      metrics={['impression', 'show', 'click', 'ctr', 'completed', 'spend']}
      first="show"
      state={period}
      preset={recordPeriod}
      timezone={timezone}
      createdAt={createdAt}
      noResultsHint={noResultsHint}
      onChange={(change) => void navigate({ search: { ...period, ...change }, resetScroll: false })}
      actions={
        <OpenInAnalytics
          cabinet={cabinet}
          of="advert"
          id={advertId}
          by="country"
          period={period}
          preset={recordPeriod}
        />
      }
    />
  );
}
