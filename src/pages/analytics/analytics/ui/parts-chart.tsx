import { useQuery } from '@tanstack/react-query';
import { analyticsQueries, answerFailure } from '@/entities/analytics';
import { useCurrent } from '@/shared/lib/scheduling';
import { Chart, type ChartProps } from '@/shared/ui/chart';
import { Stale } from '@/shared/ui/stale';
import { openOthers } from '../model/open-others';
import { type Part, partsOf } from '../model/parts';
import type { Report } from '../model/report';

interface PartsChartProps extends Pick<ChartProps<Part>, 'label' | 'series' | 'format' | 'goodWhen' | 'view'> {
  report: Report;
  dimension: Report['ask']['dimensions'][number];
}

/** The metric by the largest values of a dimension and the others, independent of the table's page and order. */
export function PartsChart({ report, dimension, ...shown }: PartsChartProps) {
  const { cabinet, ask } = report;
  const query = useCurrent(useQuery(analyticsQueries.parts(cabinet, ask, dimension)));
  // while the next answer loads, the previous one may have another dimension or metric
  const data = [query.data].find(
    (answer) => answer?.dimensions[0] === dimension.name && answer.metrics[0] === ask.focus.name,
  );
  return (
    <Stale when={query.isPlaceholderData}>
      <Chart
        {...shown}
        kind="bar"
        data={data && partsOf(data, ask.focus.name)}
        error={answerFailure(query)}
        x={{ key: 'name', label: dimension.label }}
        rest={data && openOthers(report, dimension.name, data, data.rows.length)}
      />
    </Stale>
  );
}
