import { useQuery } from '@tanstack/react-query';
import { analyticsQueries, funnelSteps } from '@/entities/analytics';
import { FunnelChart } from '@/shared/ui/chart';
import { failureOf } from '@/shared/ui/error-state';
import type { Report } from '../model/report';

/** How many of those who started an advert saw it to its end. */
export function QuartileFunnel({ cabinet, ask, fields }: Report) {
  const query = useQuery(analyticsQueries.funnel(cabinet, ask));
  const counts = query.data?.totals.metrics;
  return (
    <FunnelChart
      label="From start to end"
      counted="Views"
      steps={
        counts &&
        funnelSteps.flatMap((name) => {
          const field = fields.metrics.find((metric) => metric.name === name);
          return field ? { label: field.label, value: counts[name] ?? 0 } : [];
        })
      }
      error={failureOf(query)}
    />
  );
}
