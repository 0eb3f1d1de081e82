import { useQuery } from '@tanstack/react-query';
import { analyticsQueries, answerFailure, funnelRefusal, toFunnel } from '@/entities/analytics';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { FunnelChart } from '@/shared/ui/chart';
import { EmptyState } from '@/shared/ui/empty-state';
import { Stale } from '@/shared/ui/stale';
import type { SecondaryReport } from '../model/report';

const label = 'Completion';

/** How many viewers who started an advert watched it to its end; if the filters leave nothing to count, the reason. */
export function QuartileFunnel({ cabinet, spec, fields, enabled }: SecondaryReport) {
  const refusal = funnelRefusal(spec.conditions, fields.metrics);
  const query = useStaleLimit(
    useQuery({ ...analyticsQueries.funnel(cabinet, spec), enabled: enabled && refusal === undefined }),
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
        // uses the specification's event names, as an advert's page does
        steps={counts && toFunnel(counts, (step) => fields.metrics.find(({ name }) => name === step)?.name)}
        error={answerFailure(query)}
      />
    </Stale>
  );
}
