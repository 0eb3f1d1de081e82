import type { FiguresPeriod, FiguresTotals } from '@/shared/api';
import { Stat } from '@/shared/ui/stat';
import { type Metric, metrics } from '../model/metrics';

interface MetricStatProps {
  metric: Metric;
  /** Undefined while loading. */
  totals: Pick<FiguresTotals, 'figures' | 'before' | 'days'> | undefined;
  period: FiguresPeriod | undefined;
  /** The currency of an amount. */
  currency?: string | undefined;
}

export function MetricStat({ metric, totals, period, currency }: MetricStatProps) {
  const { read, ...facts } = metrics[metric];
  const before = totals?.before;
  return (
    <Stat
      {...facts}
      unit={currency}
      value={totals && read(totals.figures)}
      before={before ? read(before) : undefined}
      // today is still under way
      trend={totals?.days.filter(({ day }) => day !== period?.today).map(read)}
    />
  );
}
