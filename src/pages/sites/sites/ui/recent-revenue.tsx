import { useQuery } from '@tanstack/react-query';
import { periodParams } from '@/entities/metric';
import { type SiteListState, siteQueries } from '@/entities/site';
import type { PeriodPreset } from '@/shared/lib/dates';
import { firstPage } from '@/shared/lib/paging';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { noResults, SiteStat } from './site-stats';

interface RecentRevenueProps {
  /** The list's filters. */
  filters: SiteListState;
  zone: string | undefined;
}

/** The revenue of the listed sites yesterday and this month, independent of the list's dates. */
export const RecentRevenue = (props: RecentRevenueProps) => (
  <>
    <RevenueIn dates="yesterday" label="Yesterday" {...props} />
    <RevenueIn dates="month" label="This month" {...props} />
  </>
);

function RevenueIn({ dates, label, filters, zone }: RecentRevenueProps & { dates: PeriodPreset; label: string }) {
  const totalsOnly = { ...filters, ...firstPage, size: 1 };
  const { data } = useStaleLimit(useQuery(siteQueries.listFigures(totalsOnly, periodParams({ dates, zone }, dates))));
  return (
    <SiteStat metric="revenue" label={label} totals={data && (data.totals[0] ?? noResults)} period={data?.period} />
  );
}
