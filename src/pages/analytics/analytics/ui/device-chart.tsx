import { metricHead } from '@preroll/rules/analytics/analytics-metrics';
import { metricFacts } from '@/entities/analytics';
import { Chart } from '@/shared/ui/chart';
import { Stale } from '@/shared/ui/stale';
import { useMetricBy } from '../model/metric-by';
import { partsOf } from '../model/parts';
import type { LazyReport } from '../model/report';

export function DeviceChart(report: LazyReport) {
  const found = useMetricBy(report, 'device');
  if (found === null) return null;
  const { ref, metric, answer, error, isStale } = found;
  const { tone, format } = metricFacts(metric);
  return (
    <div ref={ref}>
      <Stale when={isStale}>
        <Chart
          kind="bar"
          label={`${metricHead(metric, report.fields.currency)} by kind of device`}
          series={[{ key: 'now', label: metric.label, tone: tone === 'money' ? 2 : 1 }]}
          format={format}
          data={answer && partsOf(answer, metric.name)}
          error={error}
          x={{ key: 'name', label: 'Device' }}
        />
      </Stale>
    </div>
  );
}
