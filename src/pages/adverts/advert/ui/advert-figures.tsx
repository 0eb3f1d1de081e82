import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { advertQueries } from '@/entities/advert';
import { periodParams, RecordFigures, recordPeriod } from '@/entities/metric';
import { OpenInAnalytics } from '@/widgets/analytics-link';

const route = getRouteApi('/$cabinet/campaigns/adverts/$advertId');

/** The figures of an advert. The URL carries their dates. */
export function AdvertFigures({ currency, timezone }: { currency: string; timezone: string }) {
  const { cabinet, advertId } = route.useParams();
  const period = route.useSearch();
  const navigate = route.useNavigate();
  const figures = useQuery(advertQueries.figures(advertId, periodParams(period, recordPeriod)));
  return (
    <RecordFigures
      isHalf
      figures={figures}
      currency={currency}
      state={period}
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
