import type { ReactNode } from 'react';
import { noSiteFigures, type SiteMetric, siteMetrics } from '@/entities/site';
import type { FiguresPeriod, SiteFiguresTotals } from '@/shared/api';
import { noTrend, Stat, StatGroup } from '@/shared/ui/stat';

/** The totals of a list without results, which has no currency. */
export const noResults: SiteFiguresTotals = {
  currency: '',
  figures: noSiteFigures,
  before: null,
  days: [],
  days_before: [],
};

interface Totals {
  /** Undefined while loading. */
  totals: SiteFiguresTotals | undefined;
  period: FiguresPeriod | undefined;
}

interface SiteStatsProps extends Totals {
  label: string;
  metrics: readonly SiteMetric[];
  /** Figures of other dates, shown first. */
  children?: ReactNode;
}

export const allMetrics = Object.keys(siteMetrics) as SiteMetric[];

export const SiteStats = ({ label, metrics, totals, period, children }: SiteStatsProps) => (
  <StatGroup label={label} kind="list">
    {children}
    {metrics.map((metric) => (
      <SiteStat key={metric} metric={metric} totals={totals} period={period} />
    ))}
  </StatGroup>
);

interface SiteStatProps extends Totals {
  metric: SiteMetric;
  /** Replaces the metric's own label. */
  label?: string;
}

export function SiteStat({ metric, label, totals, period }: SiteStatProps) {
  const { label: own, read, format, goodWhen, isMoney = false } = siteMetrics[metric];
  const before = totals?.before;
  return (
    <Stat
      label={label ?? own}
      unit={isMoney ? totals?.currency : undefined}
      value={totals && read(totals.figures)}
      {...(format && { format })}
      before={before ? read(before) : undefined}
      goodWhen={goodWhen}
      trend={totals === noResults ? noTrend : totals?.days.filter(({ day }) => day !== period?.today).map(read)}
      tone={isMoney ? 'money' : 'count'}
    />
  );
}
