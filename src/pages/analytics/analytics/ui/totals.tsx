import type { UseQueryResult } from '@tanstack/react-query';
import { metricFacts } from '@/entities/analytics';
import type { AnalyticsAnswer } from '@/shared/api';
import { Stale } from '@/shared/ui/stale';
import { Stat, StatGroup } from '@/shared/ui/stat';
import { hourIn } from '../model/hour-in';
import type { Report } from '../model/report';
import { trendOf } from '../model/time-series';

interface TotalsProps extends Report {
  timeSeries: UseQueryResult<AnalyticsAnswer>;
}

/** The metrics of all matching events. Pressing one selects it for charts and shares. */
export function Totals({ spec, fields, timeSeries: { data, isError, isPlaceholderData }, change }: TotalsProps) {
  if (isError && !data) return null;
  const { currency } = data?.passport ?? fields;
  const trend = data && trendOf(data, { today: spec.today, hour: hourIn(spec.timezone) });
  return (
    <Stale when={isPlaceholderData}>
      <StatGroup label="Totals">
        {spec.metrics.map((metric) => {
          const { name, label, unit } = metric;
          const value = data && (data.totals.metrics[name] ?? null);
          const before = data?.totals.compare;
          return (
            <Stat
              key={name}
              label={label}
              unit={unit === 'money' ? currency : undefined}
              {...metricFacts(metric)}
              value={value}
              before={before ? (before[name] ?? null) : undefined}
              trend={trend?.map((metrics) => metrics[name] ?? null)}
              pressed={metric === spec.focus}
              onPress={() => change({ metric: name })}
            />
          );
        })}
      </StatGroup>
    </Stale>
  );
}
