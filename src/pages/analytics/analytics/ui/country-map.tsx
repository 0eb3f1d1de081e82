import { formatConditions, replaceCondition } from '@preroll/rules/analytics/analytics-conditions';
import { metricHead } from '@preroll/rules/analytics/analytics-metrics';
import { metricFacts, peakLabel } from '@/entities/analytics';
import { WorldMap } from '@/shared/ui/chart';
import { Stale } from '@/shared/ui/stale';
import { formatValue } from '../model/format-value';
import { useMetricBy } from '../model/metric-by';
import type { LazyReport } from '../model/report';

/** The selected metric by country. Opening a country adds it as a filter. */
export function CountryMap(report: LazyReport) {
  const { spec, fields, change } = report;
  const found = useMetricBy(report, 'country');
  if (found === null) return null;
  const { ref, metric, answer, error, isStale } = found;
  const filterBy = (code: string) =>
    change({ filter: formatConditions(replaceCondition(spec.conditions, 'country', code)), sort: undefined });
  return (
    <div ref={ref}>
      <Stale when={isStale}>
        <WorldMap
          label={`${metricHead(metric, fields.currency)} on the map`}
          most={peakLabel(metric)}
          countries={answer?.rows.flatMap(({ dims: [value], metrics }) =>
            value
              ? { code: value.value, name: formatValue('country', value), value: metrics[metric.name] ?? null }
              : [],
          )}
          format={metricFacts(metric).format}
          error={error}
          onOpen={({ code }) => filterBy(code)}
        />
      </Stale>
    </div>
  );
}
