import type { FiguresPeriod, FiguresTotals } from '@/shared/api';
import { Stat } from '@/shared/ui/stat';
import { hasFullDaysOnly } from '../model/full-days';
import { type Metric, metrics } from '../model/metrics';

interface MetricStatProps {
  metric: Metric;
  /** Undefined while loading. */
  totals: Pick<FiguresTotals, 'figures' | 'comparison' | 'days'> | undefined;
  period: FiguresPeriod | undefined;
  /** Of an amount. */
  currency?: string | undefined;
}

/** One figure with its change and its course. */
export function MetricStat({ metric, totals, period, currency }: MetricStatProps) {
  const { read, ...facts } = metrics[metric];
  const comparison = totals?.comparison;
  return (
    <Stat
      {...facts}
      unit={currency}
      value={totals && read(totals.figures)}
      comparison={comparison && { now: read(comparison.now), before: read(comparison.before) }}
      leavesOutToday={period && hasFullDaysOnly(period)}
      // the day under way isn't over
      trend={totals?.days.filter(({ day }) => day !== period?.today).map(read)}
    />
  );
}
