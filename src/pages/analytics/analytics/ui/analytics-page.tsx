import { parseConditions } from '@preroll/rules/analytics/analytics-conditions';
import { hiddenReportParts, withoutHiddenParts } from '@preroll/rules/analytics/analytics-hidden';
import { type AnalyticsState, analyticsPeriod } from '@preroll/rules/analytics/analytics-report';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { analyticsQueries, isPeriodStored, isReportAvailable, reportSpecOf, SlowAnswer } from '@/entities/analytics';
import { isUnavailable } from '@/shared/api';
import { readDefaultPeriod } from '@/shared/lib/preferences';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { styled } from '@/shared/theme';
import { SavedViews } from '@/shared/ui/list-table';
import { PageHeader } from '@/shared/ui/page-header';
import { PeriodFilter } from '@/shared/ui/period-filter';
import type { Report } from '../model/report';
import { usePrint } from '../model/use-print';
import { AnswerTable } from './answer-table';
import { Conditions } from './conditions';
import { CountryMap } from './country-map';
import { DeviceChart } from './device-chart';
import { Divisions } from './divisions';
import { ExportReport } from './export-report';
import { Freshness } from './freshness';
import { HiddenFields } from './hidden-fields';
import { MailReport } from './mail-report';
import { Passport } from './passport';
import { PeriodNotStored } from './period-not-stored';
import { PrintStatus } from './print-status';
import { QuartileFunnel } from './quartile-funnel';
import { TimeSeriesChart } from './time-series-chart';
import { Totals } from './totals';
import { Unavailable } from './unavailable';
import { WeekMap } from './week-map';

const Bar = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mb: '4' },
});

/** Keeps its place in the bar while it is empty. */
const Status = styled('div', {
  base: { display: 'flex', justifyContent: 'end', alignItems: 'center', minW: '40', minH: '7', ms: 'auto' },
});

const Notice = styled('div', { base: { mb: '4' } });

const Part = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', mb: { base: '8', sm: '10' } },
});

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '12',
    rowGap: '8',
    mb: '8',
  },
});

const route = getRouteApi('/$cabinet/analytics/');

/**
 * A report on results, by any dimensions and metrics. The URL carries the whole report, so a link shows the same one.
 */
export function AnalyticsPage() {
  const { cabinet } = route.useParams();
  const state = route.useSearch();
  const navigate = route.useNavigate();
  const catalogue = analyticsQueries.fields(cabinet, parseConditions(state.filter));
  const { data: fields } = useSuspenseQuery(catalogue);
  const spec = reportSpecOf(state, fields);
  const enabled = isReportAvailable(spec, fields);
  const timeSeries = useStaleLimit(useQuery({ ...analyticsQueries.timeSeries(cabinet, spec), enabled }));
  const table = useStaleLimit(useQuery({ ...analyticsQueries.table(cabinet, spec, state.page), enabled }));

  const hidden = hiddenReportParts(state, fields);
  const own = hidden.length > 0 ? withoutHiddenParts(state, spec) : state;
  const change = (part: Partial<AnalyticsState>) =>
    void navigate({ search: { ...own, page: undefined, ...part }, resetScroll: false });
  const report: Report = { cabinet, spec, fields, change };
  const { isPrinted, isPreparing } = usePrint();
  const isAnswered = !table.isPending && !table.isPlaceholderData;
  const isDown = fields.unavailable !== null || (timeSeries.data === undefined && isUnavailable(timeSeries.error));

  return (
    <>
      <PageHeader
        title="Analytics"
        actions={
          <>
            <MailReport {...report} state={state} />
            <ExportReport {...report} />
          </>
        }
      />
      <Bar>
        <PeriodFilter
          years
          state={state}
          preset={analyticsPeriod}
          timezone={spec.timezone}
          firstRetainedDay={timeSeries.data?.passport.kept_from ?? fields.kept_from}
          until={timeSeries.data?.passport.compared_until}
          onChange={change}
          onZoneChange={(zone) => change({ zone })}
        />
        <Conditions {...report} />
        <SavedViews
          list="analytics"
          state={state}
          shared={{ zone: spec.timezone, dates: state.dates ?? readDefaultPeriod() }}
        />
        <Status>
          {timeSeries.data ? (
            <Freshness query={timeSeries} />
          ) : (
            timeSeries.isFetching && <SlowAnswer cabinet={cabinet} />
          )}
        </Status>
      </Bar>
      <PrintStatus isPreparing={isPreparing} />
      {hidden.length > 0 && (
        <Notice>
          <HiddenFields names={hidden} onDismiss={() => change({})} />
        </Notice>
      )}
      {isDown ? (
        <Unavailable catalogue={catalogue} error={timeSeries.error} onRetry={() => timeSeries.refetch()} />
      ) : !isPeriodStored(spec, fields) ? (
        <PeriodNotStored {...report} />
      ) : (
        <>
          <Part>
            <Totals {...report} timeSeries={timeSeries} />
            <TimeSeriesChart {...report} timeSeries={timeSeries} chart={state.chart} />
          </Part>
          <Part>
            <Divisions {...report} />
            <AnswerTable {...report} table={table} state={state} />
          </Part>
          <Columns>
            <QuartileFunnel {...report} enabled={isAnswered} />
            <WeekMap {...report} enabled={isAnswered} />
            <CountryMap {...report} isPrinted={isPrinted} />
            <DeviceChart {...report} isPrinted={isPrinted} />
          </Columns>
          {timeSeries.data && <Passport spec={spec} answer={timeSeries.data} />}
        </>
      )}
    </>
  );
}
