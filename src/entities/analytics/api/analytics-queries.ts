import { formatCondition } from '@preroll/rules/analytics/analytics-conditions';
import { supportsDimension } from '@preroll/rules/analytics/analytics-metrics';
import { findRecordFilter } from '@preroll/rules/analytics/analytics-record';
import { sharedQuestion, tableQuestion } from '@preroll/rules/analytics/analytics-report';
import { todayIn } from '@preroll/rules/time/periods';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type AnalyticsDimension,
  type AnalyticsMetric,
  type GetAnalyticsParams,
  getAnalytics,
  listAnalyticsFields,
} from '@/shared/api';
import type { Period } from '@/shared/lib/dates';
import { funnelSteps } from '../model/funnel';
import type { ReportSpec } from '../model/report-spec';
import { sumsToRequest } from '../model/sums';
import { withViewMetrics } from '../model/views';

/** Refetch interval in milliseconds, for periods that include today and during an outage of the event store. */
const REFETCH_INTERVAL_MS = 30_000;

export const ANALYTICS_ROWS = 50;

/** More rows than there are countries, or hours or days in a period. */
const ALL_ROWS = 1000;

/** The most parts that a chart can show legibly. */
const MAX_PARTS = 10;

/** The most rows of a stacked chart: its parts, for each stored day. */
const MAX_STACK_ROWS = 2500;

/** The most values offered for a condition; a search finds the others. */
export const MAX_OFFERED_VALUES = 100;

const grains: Record<ReportSpec['grain'], readonly AnalyticsDimension[]> = {
  hour: ['date', 'hour'],
  day: ['date'],
  week: ['week'],
};

interface RecordQuestion extends Pick<GetAnalyticsParams, 'metrics' | 'filter' | 'compare'> {
  period: Period;
  timezone: string;
}

export const analyticsQueries = {
  all: () => ['analytics'] as const,
  /** The prefix of the keys of `fields`, for all cabinets. */
  allFields: () => [...analyticsQueries.all(), 'fields'] as const,
  /**
   * The fields that can be requested in a cabinet, and the time zone of reports. Refetched while the event store is
   * unavailable.
   */
  fields: (cabinet: string, conditions: ReportSpec['conditions'] = []) => {
    const named = findRecordFilter(conditions);
    const record = named && formatCondition(named);
    return queryOptions({
      queryKey: [...analyticsQueries.allFields(), cabinet, record] as const,
      queryFn: ({ signal }) => listAnalyticsFields(record === undefined ? {} : { filter: [record] }, { signal }),
      refetchInterval: ({ state }) => (state.data?.unavailable ? REFETCH_INTERVAL_MS : false),
    });
  },
  answer: (cabinet: string, question: GetAnalyticsParams, isLive: boolean) =>
    queryOptions({
      queryKey: [...analyticsQueries.all(), cabinet, 'answer', question] as const,
      queryFn: ({ signal }) => getAnalytics(question, { signal }),
      placeholderData: keepPreviousData,
      // the refusal is shown in place of the numbers
      meta: { showsRefusal: true },
      // only while the tab is visible; stops after a failure until a retry
      refetchInterval: ({ state }) => (isLive && state.status !== 'error' ? REFETCH_INTERVAL_MS : false),
    }),
  /** The metrics over time, and their totals. */
  timeSeries: (cabinet: string, spec: ReportSpec) => {
    const dimensions = [...grains[spec.grain]];
    return analyticsQueries.answer(cabinet, { ...sharedQuestion(spec), dimensions, limit: ALL_ROWS }, isLive(spec));
  },
  table: (cabinet: string, spec: ReportSpec, page = 1) => {
    const question = tableQuestion(spec);
    return analyticsQueries.answer(
      cabinet,
      {
        ...question,
        metrics: withViewMetrics(question.metrics),
        previews: true,
        offset: (page - 1) * ANALYTICS_ROWS,
        limit: ANALYTICS_ROWS,
      },
      isLive(spec),
    );
  },
  /** A metric by weekday and hour. */
  week: (cabinet: string, spec: ReportSpec) =>
    analyticsQueries.answer(
      cabinet,
      {
        ...sharedQuestion(spec),
        compare: 'none',
        metrics: [spec.focus.name],
        dimensions: ['weekday', 'hour'],
        limit: ALL_ROWS,
      },
      isLive(spec),
    ),
  /** All values of a metric by one dimension. */
  by: (cabinet: string, spec: ReportSpec, dimension: AnalyticsDimension) =>
    analyticsQueries.answer(
      cabinet,
      {
        ...sharedQuestion(spec),
        compare: 'none',
        metrics: [spec.focus.name],
        dimensions: [dimension],
        limit: ALL_ROWS,
      },
      isLive(spec),
    ),
  /**
   * A metric by the largest values of one dimension, or by all values of time, with the sums for computing the others.
   */
  parts: (cabinet: string, spec: ReportSpec, { name, kind }: ReportSpec['dimensions'][number]) =>
    analyticsQueries.answer(
      cabinet,
      {
        ...sharedQuestion(spec),
        metrics: [...new Set([spec.focus.name, ...sumsToRequest([spec.focus.name])])],
        dimensions: [name],
        limit: kind === 'time' ? ALL_ROWS : MAX_PARTS,
      },
      isLive(spec),
    ),
  /** A metric over time for some values of a dimension. */
  stack: (cabinet: string, spec: ReportSpec, dimension: AnalyticsDimension, values: readonly string[]) =>
    analyticsQueries.answer(
      cabinet,
      {
        ...sharedQuestion(spec),
        compare: 'none',
        metrics: [spec.focus.name],
        filter: [...spec.filter, formatCondition({ dimension, operator: 'in', values: [...values] })],
        dimensions: [...grains[spec.grain], dimension],
        limit: MAX_STACK_ROWS,
      },
      isLive(spec),
    ),
  /** The steps from the start of an advert to its end. */
  funnel: (cabinet: string, spec: ReportSpec) =>
    analyticsQueries.answer(
      cabinet,
      { ...sharedQuestion(spec), compare: 'none', metrics: [...funnelSteps], undivided: true },
      isLive(spec),
    ),
  /** The results of one record by day, with money in the currency of its owner. */
  record: (cabinet: string, { period, ...question }: RecordQuestion) =>
    queryOptions({
      ...analyticsQueries.answer(
        cabinet,
        {
          date_from: period.from,
          date_to: period.to,
          ...question,
          dimensions: ['date'],
          own_currency: true,
          limit: ALL_ROWS,
        },
        period.to >= todayIn(question.timezone),
      ),
      // keeps the previous answer only for other dates of the same record
      placeholderData: (previous, query) =>
        String(query?.queryKey[3]?.filter) === String(question.filter) ? previous : undefined,
    }),
  /** The funnel of one advert, with the number of skips. */
  advertFunnel: (cabinet: string, advertId: number, { period, timezone }: Pick<ReportSpec, 'period' | 'timezone'>) =>
    analyticsQueries.answer(
      cabinet,
      {
        date_from: period.from,
        date_to: period.to,
        timezone,
        metrics: [...funnelSteps, 'skip'],
        filter: [formatCondition({ dimension: 'advert', operator: 'in', values: [String(advertId)] })],
        undivided: true,
      },
      period.to >= todayIn(timezone),
    ),
  /** Unfilled requests or invalid events by reason, most frequent first. */
  byReason: (
    cabinet: string,
    metric: 'requests' | 'invalid',
    { period, timezone, conditions }: Pick<ReportSpec, 'period' | 'timezone' | 'conditions'>,
  ) =>
    analyticsQueries.answer(
      cabinet,
      {
        date_from: period.from,
        date_to: period.to,
        timezone,
        metrics: [metric],
        filter: conditions.map(formatCondition),
        dimensions: ['reason'],
        limit: ALL_ROWS,
      },
      period.to >= todayIn(timezone),
    ),
  totals: (
    cabinet: string,
    metrics: AnalyticsMetric[],
    { period, timezone, conditions }: Pick<ReportSpec, 'period' | 'timezone' | 'conditions'>,
  ) =>
    analyticsQueries.answer(
      cabinet,
      {
        date_from: period.from,
        date_to: period.to,
        timezone,
        metrics,
        filter: conditions.map(formatCondition),
        undivided: true,
      },
      period.to >= todayIn(timezone),
    ),
  /** The values of a dimension in the period with their names, most frequent first. */
  values: (cabinet: string, spec: ReportSpec, dimension: AnalyticsDimension, filter: readonly string[]) =>
    queryOptions({
      queryKey: [...analyticsQueries.all(), cabinet, 'values', dimension, filter, spec.period, spec.timezone],
      queryFn: async ({ signal }) => {
        const question = {
          ...sharedQuestion({ ...spec, filter }),
          compare: 'none',
          dimensions: [dimension],
          metrics: [orderOfValues([dimension, ...filter.map(dimensionOf)])],
          limit: MAX_OFFERED_VALUES,
        } satisfies GetAnalyticsParams;
        return (await getAnalytics(question, { signal })).rows.flatMap(({ dims: [value] }) => value ?? []);
      },
      placeholderData: keepPreviousData,
    }),
};

/**
 * The metric that orders the values: the first one that all dimensions allow. Unfilled requests, for example, have no
 * impressions.
 */
const orderOfValues = (dimensions: readonly AnalyticsDimension[]): AnalyticsMetric =>
  (['impression', 'requests', 'error'] as const).find((metric) =>
    dimensions.every((dimension) => supportsDimension(metric, dimension)),
  ) ?? 'impression';

const dimensionOf = (filter: string) => filter.slice(0, filter.indexOf(':')) as AnalyticsDimension;

/** Whether the period includes today, so that its numbers still change. */
const isLive = ({ period, today }: ReportSpec): boolean => period.from <= today && today <= period.to;
