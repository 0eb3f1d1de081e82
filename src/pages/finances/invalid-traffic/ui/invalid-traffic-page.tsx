import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { answerFailure } from '@/entities/analytics';
import { managesOthers } from '@/entities/session';
import { transactionQueries } from '@/entities/transaction';
import { WebmasterFilter } from '@/features/filter-by-client';
import type { InvalidTraffic } from '@/shared/api';
import { formatNumber } from '@/shared/lib/format';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { styled } from '@/shared/theme';
import { DataTable } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { requestedMonth } from '../model/invalid-traffic-search';
import { MonthMenu } from './month-menu';
import { MonthSummary } from './month-summary';
import { reasonColumns } from './reason-columns';
import { SiteFilter } from './site-filter';

const route = getRouteApi('/$cabinet/finances/invalid-traffic');

const Filters = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', mb: '4' } });

/** The file name for the rows shown. While those of another month or site load, these are the previous ones. */
const csvNameOf = ({ month, user_name, site_name }: InvalidTraffic) =>
  `invalid-traffic-${month}-${site_name ?? user_name}`;

/** The unpaid traffic of a webmaster's month, by reason. The URL carries month, webmaster and site. */
export function InvalidTrafficPage() {
  const { cabinet } = route.useParams();
  const state = route.useSearch();
  const navigate = route.useNavigate();
  const { client, site } = state;
  const isUnnamed = managesOthers(cabinet) && client === undefined;
  const query = useStaleLimit(
    useQuery({ ...transactionQueries.invalidTraffic(requestedMonth(state), client, site), enabled: !isUnnamed }),
  );
  const { data } = query;
  const rows = isUnnamed ? [] : data?.items;
  const narrow = (change: Partial<typeof state>) => void navigate({ search: { ...state, ...change } });

  // an empty table has no toolbar for the filters
  const filters = (
    <>
      <MonthMenu
        month={state.month ?? data?.month}
        timezone={data?.timezone}
        onChange={(next) => narrow({ month: next })}
      />
      <WebmasterFilter
        cabinet={cabinet}
        owner={client}
        onChange={({ owner }) => narrow({ client: owner, site: undefined })}
      />
      {!isUnnamed && (
        <SiteFilter
          owner={client}
          site={site}
          name={data?.site_name ?? undefined}
          onChange={(next) => narrow({ site: next })}
        />
      )}
    </>
  );

  return (
    <>
      <PageHeader
        title="Invalid traffic"
        description="What was recorded in a month and is not paid, by reason. An invalid event is never priced, so that there are no amounts."
      />
      {rows?.length === 0 && <Filters>{filters}</Filters>}
      <DataTable
        label="Reasons"
        rows={rows}
        error={isUnnamed ? undefined : answerFailure(query)}
        isStale={query.isPlaceholderData}
        columns={reasonColumns}
        rowKey={({ reason }) => reason}
        summary={data !== undefined && !isUnnamed && <MonthSummary traffic={data} isOwn={!managesOthers(cabinet)} />}
        totals={
          data && {
            label: 'All reasons',
            cells: {
              impressions: formatNumber(data.total.impressions),
              clicks: formatNumber(data.total.clicks),
              complete_views: formatNumber(data.total.complete_views),
              events: formatNumber(data.total.events),
            },
          }
        }
        filters={filters}
        filterCount={[client, site].filter((value) => value !== undefined).length}
        csvName={data ? csvNameOf(data) : 'invalid-traffic'}
        empty={
          isUnnamed ? (
            <EmptyState title="Choose a webmaster">Their sites are counted together, or one by one.</EmptyState>
          ) : (
            <EmptyState title="Nothing invalid">All events of this month count.</EmptyState>
          )
        }
      />
    </>
  );
}
