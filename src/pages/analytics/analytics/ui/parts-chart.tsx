import { useQuery } from '@tanstack/react-query';
import { analyticsQueries, answerFailure } from '@/entities/analytics';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { Chart, type ChartProps } from '@/shared/ui/chart';
import { Stale } from '@/shared/ui/stale';
import { openOthers } from '../model/open-others';
import { type Part, partsOf } from '../model/parts';
import type { Report } from '../model/report';

interface PartsChartProps extends Pick<ChartProps<Part>, 'label' | 'series' | 'format' | 'goodWhen' | 'view'> {
  report: Report;
  dimension: Report['spec']['dimensions'][number];
}

/** The metric by the largest values of a dimension and the others, independent of the table's page and order. */
export function PartsChart({ report, dimension, ...shown }: PartsChartProps) {
  const { cabinet, spec } = report;
  const query = useStaleLimit(useQuery(analyticsQueries.parts(cabinet, spec, dimension)));
  // while the next answer loads, the previous one may have another dimension or metric
  const data = [query.data].find(
    (answer) => answer?.dimensions[0] === dimension.name && answer.metrics[0] === spec.focus.name,
  );
  return (
    <Stale when={query.isPlaceholderData}>
      <Chart
        {...shown}
        kind="bar"
        data={data && partsOf(data, spec.focus.name)}
        error={answerFailure(query)}
        x={{ key: 'name', label: dimension.label }}
        others={data && openOthers(report, dimension.name, data, data.rows.length)}
      />
    </Stale>
  );
}
