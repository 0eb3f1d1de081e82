import { withOnly, writeConditions } from '@preroll/rules/analytics/analytics-conditions';
import { metricHead } from '@preroll/rules/analytics/analytics-metrics';
import { metricFacts, peakLabel } from '@/entities/analytics';
import { WorldMap } from '@/shared/ui/chart';
import { Stale } from '@/shared/ui/stale';
import { useMetricBy } from '../model/metric-by';
import type { DistantReport } from '../model/report';
import { writeValue } from '../model/write-value';

/** The selected metric by country. Opening a country adds it as a filter. */
export function CountryMap(report: DistantReport) {
  const { ask, fields, change } = report;
  const found = useMetricBy(report, 'country');
  if (found === null) return null;
  const { ref, metric, answer, error, isStale } = found;
  const filterBy = (code: string) =>
    change({ filter: writeConditions(withOnly(ask.conditions, 'country', code)), sort: undefined });
  return (
    <div ref={ref}>
      <Stale when={isStale}>
        <WorldMap
          label={`${metricHead(metric, fields.currency)} on the map`}
          most={peakLabel(metric)}
          countries={answer?.rows.flatMap(({ dims: [value], metrics }) =>
            value ? { code: value.value, name: writeValue('country', value), value: metrics[metric.name] ?? null } : [],
          )}
          format={metricFacts(metric).format}
          error={error}
          onOpen={({ code }) => filterBy(code)}
        />
      </Stale>
    </div>
  );
}
