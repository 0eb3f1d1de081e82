import { percentFormat } from '@preroll/rules/analytics/percent-format';
import { hasFullDaysOnly } from '@/entities/metric';
import type { FiguresPeriod, SiteFigures, SiteFiguresTotals } from '@/shared/api';
import { noTrend, Stat, StatGroup } from '@/shared/ui/stat';

/** A figure of sites: how it is read and written. */
interface Metric {
  label: string;
  read: (figures: SiteFigures) => number | null;
  format?: Intl.NumberFormatOptions;
  isMoney?: boolean;
}

const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole);

const siteMetrics = {
  revenue: { label: 'Revenue', read: ({ revenue }) => revenue, format: { minimumFractionDigits: 2 }, isMoney: true },
  requests: { label: 'Requests', read: ({ requests }) => requests },
  fill: {
    label: 'Fill rate',
    read: ({ responses, requests }) => ratio(responses, requests),
    format: percentFormat('fill_rate'),
  },
  impressions: { label: 'Impressions', read: ({ impressions }) => impressions },
  completed: {
    label: 'Completed',
    read: ({ completes, shows }) => ratio(completes, shows),
    format: percentFormat('completed'),
  },
  ecpm: {
    label: 'eCPM',
    read: ({ revenue, impressions }) => ratio(revenue * 1000, impressions),
    format: { minimumFractionDigits: 2 },
    isMoney: true,
  },
} as const satisfies Record<string, Metric>;

const none: SiteFigures = { requests: 0, responses: 0, impressions: 0, shows: 0, completes: 0, revenue: 0 };

/** The totals of a list without results, which have no currency. */
export const noResults: SiteFiguresTotals = {
  currency: '',
  figures: none,
  comparison: null,
  days: [],
  days_before: [],
};

type SiteMetric = keyof typeof siteMetrics;

interface SiteStatsProps {
  label: string;
  /** Undefined while loading. */
  totals: SiteFiguresTotals | undefined;
  period: FiguresPeriod | undefined;
}

/** The key figures of a list of sites. */
export const SiteStats = ({ label, totals, period }: SiteStatsProps) => (
  <StatGroup label={label} kind="list">
    {(Object.keys(siteMetrics) as SiteMetric[]).map((key) => {
      const { label: name, read, format, isMoney = false }: Metric = siteMetrics[key];
      const comparison = totals?.comparison;
      return (
        <Stat
          key={key}
          label={name}
          unit={isMoney ? totals?.currency : undefined}
          value={totals && read(totals.figures)}
          {...(format && { format })}
          comparison={comparison && { now: read(comparison.now), before: read(comparison.before) }}
          leavesOutToday={period && hasFullDaysOnly(period)}
          goodWhen="up"
          trend={totals === noResults ? noTrend : totals?.days.filter(({ day }) => day !== period?.today).map(read)}
          tone={isMoney ? 'money' : 'count'}
        />
      );
    })}
  </StatGroup>
);
