import { useQuery } from '@tanstack/react-query';
import { analyticsQueries, answerFailure, toFunnel } from '@/entities/analytics';
import { FunnelChart } from '@/shared/ui/chart';
import type { SecondaryReport } from '../model/report';

/** How many of those who started an advert saw it to its end. */
export function QuartileFunnel({ cabinet, ask, fields, enabled }: SecondaryReport) {
  const query = useQuery({ ...analyticsQueries.funnel(cabinet, ask), enabled });
  const counts = query.data?.totals.metrics;
  return (
    <FunnelChart
      label="From start to end"
      counted="Views"
      whole="shows"
      // by the specification's names of events, as on an advert's page
      steps={counts && toFunnel(counts, (step) => fields.metrics.find(({ name }) => name === step)?.name)}
      error={answerFailure(query)}
    />
  );
}
