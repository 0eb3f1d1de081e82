import { todayIn } from '@preroll/rules/time/periods';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { analyticsQueries, answerFailure, largestLoss, toFunnel } from '@/entities/analytics';
import { recordPeriod } from '@/entities/metric';
import type { AnalyticsNumbers } from '@/shared/api';
import { periodOf } from '@/shared/lib/dates';
import { formatDuration, formatNumber, numberFormatter } from '@/shared/lib/format';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { styled } from '@/shared/theme';
import { FunnelChart } from '@/shared/ui/chart';
import { Stale } from '@/shared/ui/stale';

const route = getRouteApi('/$cabinet/campaigns/adverts/$advertId');

const Place = styled('div', {
  base: { my: '6', '& > div > p': { mt: '2', textStyle: 'small', color: 'text.muted', minH: '5' } },
});

const percent = numberFormatter({ style: 'percent', maximumFractionDigits: 1 });

/** `Most leave between show and quartile25. 120 skipped it, 12% of shows.` */
function describeLoss(counts: AnalyticsNumbers): string {
  const loss = largestLoss(counts);
  const [skips, shows] = [counts.skip ?? 0, counts.show ?? 0];
  const skipped =
    skips > 0 && shows > 0 ? `${formatNumber(skips)} skipped it, ${percent(skips / shows)} of shows.` : '';
  return [loss && `Most leave between ${loss[0]} and ${loss[1]}.`, skipped].filter(Boolean).join(' ');
}

interface AdvertFunnelProps {
  /** Length of the video in seconds; null if unknown. */
  duration: number | null;
  /** The time zone of the figures. */
  timezone: string;
}

/**
 * Shows how far viewers watch the advert, counted from its events in the page's dates. If the event store is
 * unavailable, it says so.
 */
export function AdvertFunnel({ duration, timezone }: AdvertFunnelProps) {
  const { cabinet, advertId } = route.useParams();
  const period = periodOf(route.useSearch(), recordPeriod, todayIn(timezone));
  const query = useStaleLimit(useQuery(analyticsQueries.advertFunnel(cabinet, advertId, { period, timezone })));
  const counts = query.data?.totals.metrics;
  const steps = counts && toFunnel(counts, (name) => name);
  return (
    <Place>
      <Stale when={query.isPlaceholderData}>
        <FunnelChart
          label="Completion"
          counted="Events"
          whole="shows"
          // without events there are no shares
          steps={
            steps?.some(({ value }) => value > 0)
              ? steps.map(({ played, ...step }) => ({
                  ...step,
                  ...(duration !== null && played !== undefined && { at: formatDuration(played * duration) }),
                }))
              : steps && []
          }
          error={answerFailure(query)}
        />
        <p>{counts && describeLoss(counts)}</p>
      </Stale>
    </Place>
  );
}
