import { useQuery } from '@tanstack/react-query';
import { analyticsQueries, answerFailure, toFunnel } from '@/entities/analytics';
import { useCurrent } from '@/shared/lib/scheduling';
import { FunnelChart } from '@/shared/ui/chart';
import { Stale } from '@/shared/ui/stale';
import type { SecondaryReport } from '../model/report';

/** How many of those who started an advert saw it to its end. */
export function QuartileFunnel({ cabinet, ask, fields, enabled }: SecondaryReport) {
  const query = useCurrent(useQuery({ ...analyticsQueries.funnel(cabinet, ask), enabled }));
  const counts = query.data?.totals.metrics;
  return (
    <Stale when={query.isPlaceholderData}>
      <FunnelChart
        label="From start to end"
        counted="Views"
        whole="shows"
        // by the specification's names of events, as on an advert's page
        steps={counts && toFunnel(counts, (step) => fields.metrics.find(({ name }) => name === step)?.name)}
        error={answerFailure(query)}
      />
    </Stale>
  );
}
