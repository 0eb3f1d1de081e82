import { isRate, metricHead } from '@preroll/rules/analytics/analytics-metrics';
import { useQuery } from '@tanstack/react-query';
import { analyticsQueries, answerFailure, metricFacts, peakLabel } from '@/entities/analytics';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { HeatMap } from '@/shared/ui/chart';
import { Stale } from '@/shared/ui/stale';
import { hourIn } from '../model/hour-in';
import type { SecondaryReport } from '../model/report';
import { weekOf } from '../model/time-series';

/** Averages of small numbers need decimals. */
const averageCount = {
  maximumFractionDigits: 0,
  maximumSignificantDigits: 2,
  roundingPriority: 'morePrecision',
} as const;

/**
 * The selected metric by hour and weekday, averaged so that weekdays are comparable even if the period has more of
 * some.
 */
export function WeekMap({ cabinet, spec, fields, enabled }: SecondaryReport) {
  const query = useStaleLimit(useQuery({ ...analyticsQueries.week(cabinet, spec), enabled }));
  // while the next answer loads, the previous one is shown with its own metric
  const name = query.data?.metrics[0] ?? spec.focus.name;
  const metric = fields.metrics.find((field) => field.name === name) ?? spec.focus;
  return (
    <Stale when={query.isPlaceholderData}>
      <HeatMap
        label={`${metricHead(metric, fields.currency)} by hour and weekday${isRate(metric.name) ? '' : ', average per day'}`}
        most={peakLabel(metric)}
        week={query.data && weekOf(query.data, metric.name, { today: spec.today, hour: hourIn(spec.timezone) })}
        format={metric.unit === 'count' ? averageCount : metricFacts(metric).format}
        error={answerFailure(query)}
      />
    </Stale>
  );
}
