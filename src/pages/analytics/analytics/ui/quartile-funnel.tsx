import { useQuery } from '@tanstack/react-query';
import { analyticsQueries, answerFailure, funnelRefusal, toFunnel } from '@/entities/analytics';
import { useCurrent } from '@/shared/lib/scheduling';
import { FunnelChart } from '@/shared/ui/chart';
import { EmptyState } from '@/shared/ui/empty-state';
import { Stale } from '@/shared/ui/stale';
import type { SecondaryReport } from '../model/report';

const label = 'Completion';

/** How many of those who started an advert saw it to its end; why not, where the filters leave nothing to count. */
export function QuartileFunnel({ cabinet, ask, fields, enabled }: SecondaryReport) {
  const refusal = funnelRefusal(ask.conditions, fields.metrics);
  const query = useCurrent(
    useQuery({ ...analyticsQueries.funnel(cabinet, ask), enabled: enabled && refusal === undefined }),
  );
  if (refusal !== undefined)
    return (
      <FunnelChart
        label={label}
        counted="Views"
        steps={[]}
        empty={<EmptyState title="Not with these filters">{`${refusal}.`}</EmptyState>}
      />
    );
  const counts = query.data?.totals.metrics;
  return (
    <Stale when={query.isPlaceholderData}>
      <FunnelChart
        label={label}
        counted="Views"
        whole="shows"
        // by the specification's names of events, as on an advert's page
        steps={counts && toFunnel(counts, (step) => fields.metrics.find(({ name }) => name === step)?.name)}
        error={answerFailure(query)}
      />
    </Stale>
  );
}
