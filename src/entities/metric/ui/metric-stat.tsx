import type { FiguresTotals } from '@/shared/api';
import { Stat } from '@/shared/ui/stat';
import { type Metric, metrics } from '../model/metrics';

interface MetricStatProps {
  metric: Metric;
  /** Undefined while loading. */
  totals: Pick<FiguresTotals, 'figures' | 'comparison' | 'days'> | undefined;
  /** The day under way, which the trend leaves out: it isn't over. */
  today: string | undefined;
  /** Of an amount. */
  currency?: string | undefined;
}

/** One figure with its change and its course. */
export function MetricStat({ metric, totals, today, currency }: MetricStatProps) {
  const { read, ...facts } = metrics[metric];
  const comparison = totals?.comparison;
  return (
    <Stat
      {...facts}
      unit={currency}
      value={totals && read(totals.figures)}
      comparison={comparison && { now: read(comparison.now), before: read(comparison.before) }}
      trend={totals?.days.filter(({ day }) => day !== today).map((figures) => read(figures) ?? 0)}
    />
  );
}
