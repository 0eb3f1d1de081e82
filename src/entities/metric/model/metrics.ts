import { percentFormat } from '@preroll/rules/analytics/percent-format';
import type { Figures } from '@/shared/api';

export type Metric = 'shows' | 'clicks' | 'ctr' | 'completed' | 'spend';

interface MetricFacts {
  label: string;
  /** Null if it can't be computed. */
  read: (figures: Figures) => number | null;
  format?: Intl.NumberFormatOptions;
  /** Omitted for spend, where a rise is neither good nor bad. */
  goodWhen?: 'up';
  tone: 'count' | 'money';
}

/** The figures of campaigns, groups and adverts, in display order. */
export const metrics: Record<Metric, MetricFacts> = {
  shows: { label: 'Shows', read: ({ shows }) => shows, goodWhen: 'up', tone: 'count' },
  clicks: { label: 'Clicks', read: ({ clicks }) => clicks, goodWhen: 'up', tone: 'count' },
  ctr: {
    label: 'CTR',
    read: ({ clicks, impressions }) => (impressions === 0 ? null : clicks / impressions),
    format: percentFormat('ctr'),
    goodWhen: 'up',
    tone: 'count',
  },
  completed: {
    label: 'Completed',
    read: ({ completes, shows }) => (shows === 0 ? null : completes / shows),
    format: percentFormat('completed'),
    goodWhen: 'up',
    tone: 'count',
  },
  spend: {
    label: 'Spend',
    read: ({ spend }) => spend,
    format: { minimumFractionDigits: 2 },
    tone: 'money',
  },
};
