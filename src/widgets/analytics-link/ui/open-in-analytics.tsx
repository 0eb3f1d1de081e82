import { formatCondition } from '@preroll/rules/analytics/analytics-conditions';
import { ChartLine } from 'lucide-react';
import type { Cabinet } from '@/entities/session';
import type { AnalyticsDimension } from '@/shared/api';
import { defaultPeriod, type PeriodPreset, type ZonedPeriodState } from '@/shared/lib/dates';
import { ButtonLink } from '@/shared/ui/button';

interface OpenInAnalyticsProps {
  cabinet: Cabinet;
  /** The kind of record that the figures belong to. */
  of: Extract<AnalyticsDimension, 'campaign' | 'group' | 'advert' | 'site' | 'placement'>;
  id: number;
  by: AnalyticsDimension;
  /** The dates of the figures, and the preset for URLs without dates. */
  period: ZonedPeriodState;
  preset: PeriodPreset;
}

/** Links from the figures of a record to its report for the same dates. */
export const OpenInAnalytics = ({ cabinet, of, id, by, period, preset }: OpenInAnalyticsProps) => (
  <ButtonLink
    to="/$cabinet/analytics"
    params={{ cabinet }}
    search={{
      dates: period.dates ?? defaultPeriod(preset),
      compare: period.compare,
      filter: formatCondition({ dimension: of, operator: 'in', values: [String(id)] }),
      by,
      zone: period.zone,
    }}
    variant="chip"
    size="sm"
    icon={<ChartLine aria-hidden />}
  >
    Open in analytics
  </ButtonLink>
);
