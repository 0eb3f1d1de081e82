import { percentFormat } from '@preroll/rules/analytics/percent-format';
import type { SiteFigures } from '@/shared/api';

export type SiteMetric = 'revenue' | 'requests' | 'fill' | 'impressions' | 'completed' | 'ecpm';

export interface SiteMetricFacts {
  label: string;
  /** Null if it can't be computed. */
  read: (figures: SiteFigures) => number | null;
  format?: Intl.NumberFormatOptions;
  /** Omitted for requests, where a rise is neither good nor bad: their result shows in the fill rate. */
  goodWhen?: 'up';
  isMoney?: boolean;
}

const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** The figures of sites and placements, in display order. */
export const siteMetrics: Record<SiteMetric, SiteMetricFacts> = {
  revenue: {
    label: 'Revenue',
    read: ({ revenue }) => revenue,
    format: { minimumFractionDigits: 2 },
    goodWhen: 'up',
    isMoney: true,
  },
  requests: { label: 'Requests', read: ({ requests }) => requests },
  fill: {
    label: 'Fill rate',
    read: ({ responses, requests }) => ratio(responses, requests),
    format: percentFormat('fill_rate'),
    goodWhen: 'up',
  },
  impressions: { label: 'Impressions', read: ({ impressions }) => impressions, goodWhen: 'up' },
  completed: {
    label: 'Completed',
    read: ({ completes, shows }) => ratio(completes, shows),
    format: percentFormat('completed'),
    goodWhen: 'up',
  },
  ecpm: {
    label: 'eCPM',
    read: ({ revenue, impressions }) => ratio(revenue * 1000, impressions),
    format: { minimumFractionDigits: 2 },
    goodWhen: 'up',
    isMoney: true,
  },
};

export const noSiteFigures: SiteFigures = {
  ...{ requests: 0, responses: 0, impressions: 0 },
  ...{ shows: 0, quartile25: 0, quartile50: 0, quartile75: 0, completes: 0, revenue: 0 },
};

/** Adds up the figures of several rows. The revenue is meaningful only if they have the same currency. */
export const addSiteFigures = (list: readonly SiteFigures[]): SiteFigures =>
  list.reduce(
    (sum, figures) => ({
      requests: sum.requests + figures.requests,
      responses: sum.responses + figures.responses,
      impressions: sum.impressions + figures.impressions,
      shows: sum.shows + figures.shows,
      quartile25: sum.quartile25 + figures.quartile25,
      quartile50: sum.quartile50 + figures.quartile50,
      quartile75: sum.quartile75 + figures.quartile75,
      completes: sum.completes + figures.completes,
      revenue: sum.revenue + figures.revenue,
    }),
    noSiteFigures,
  );
