import { type AnalyticsDimension, analyticsDimensions } from '@preroll/rules/analytics/analytics-dimensions';
import {
  type AnalyticsMetric,
  type AnalyticsMetricRule,
  type AnalyticsSum,
  analyticsMetrics,
  sumsOfMetric,
} from '@preroll/rules/analytics/analytics-metrics';
import type { AnalyticsQuestion } from '@preroll/rules/analytics/analytics-question';
import { addDays, daysBetween } from '@preroll/rules/time/days';
import type { Period } from '@preroll/rules/time/periods';
import type { AnalyticsScope } from './analytics-scope.ts';
import { comparisonPeriod } from './comparison-period.ts';
import { amountOfSum, dimensionColumn, hasNumbers, isInvalid, kindsOfSum } from './event-columns.ts';
import { repeatedHours } from './repeated-hours.ts';
import { type RollUp, rolledUp } from './roll-ups.ts';
import { joinSql, parameter, type SqlText, sqlText } from './sql-text.ts';

/** A condition of the question with names replaced by ids. */
export interface ResolvedFilter {
  dimension: AnalyticsDimension;
  operator: 'in' | 'not_in' | 'contains';
  values: readonly string[];
  /** For `contains`: the codes whose names contain the text. */
  named?: readonly string[];
}

export interface Plan {
  question: AnalyticsQuestion;
  scope: AnalyticsScope;
  filters: readonly ResolvedFilter[];
  isInBase: boolean;
  /** The table to read instead of the events; null for the events. */
  rollUp: RollUp | null;
  /**
   * The end of the comparable parts of both periods, from `comparedUntil`; null for whole periods or without a comparison.
   */
  until: Date | null;
  /** The end of the previous period, or of the period itself without a comparison, if it is cut short; null otherwise. */
  cut: Date | null;
}

/** The sums that a question's metrics need. */
export const sumsOf = ({ metrics }: Pick<AnalyticsQuestion, 'metrics'>): AnalyticsSum[] => [
  ...new Set(metrics.flatMap(sumsOfMetric)),
];

/** All groups of a question, unordered. A row has its dimensions and its sums in both periods. */
function groups(plan: Plan, withTotals: boolean): SqlText {
  const { question } = plan;
  const { dimensions } = question;
  const before = comparisonPeriod(question);
  const sums = sumsOf(question);
  const columns = [
    ...dimensions.map((_, index) => aliasOf(index)),
    ...sums.map((sum) => sqlText`sumIf(${columnOf(sum)}, NOT is_before) AS ${nameOf(sum, false)}`),
    ...(before === null ? [] : sums.map((sum) => sqlText`sumIf(${columnOf(sum)}, is_before) AS ${nameOf(sum, true)}`)),
  ];
  const select = sqlText`SELECT ${joinSql(columns, ', ')} FROM (${eventsOf(plan, before)})`;
  if (dimensions.length === 0) return select;
  const by = joinSql(
    dimensions.map((_, index) => aliasOf(index)),
    ', ',
  );
  const groupBy = withTotals ? sqlText`GROUP BY ${by} WITH TOTALS` : sqlText`GROUP BY ${by}`;
  // drops empty groups, such as a campaign that has invalid events only
  const isAny = sums.flatMap((sum) => [nameOf(sum, false), ...(before === null ? [] : [nameOf(sum, true)])]);
  return sqlText`${select} ${groupBy} HAVING ${joinSql(
    isAny.map((name) => sqlText`${name} != 0`),
    ' OR ',
  )}`;
}

/** One page of a question, with totals and the total number of rows. */
export function pageQuery(plan: Plan, { offset, limit }: { offset: number; limit: number }): SqlText {
  return sqlText`${groups(plan, true)}${order(plan)} LIMIT ${parameter('UInt64', limit)} OFFSET ${parameter('UInt64', offset)}`;
}

/** All rows of a question, in its order. */
export const allRowsQuery = (plan: Plan): SqlText => sqlText`${groups(plan, false)}${order(plan)}`;

/** All groups of a question, in any order, with totals. */
export const allGroupsQuery = (plan: Plan): SqlText => groups(plan, true);

/**
 * The events of both periods, with the question's dimensions and what each event adds to the sums. One query for both
 * periods takes half the time of two. The periods never overlap: the compared period ends before the other one starts.
 */
function eventsOf(plan: Plan, before: Period | null): SqlText {
  const { question, rollUp, cut } = plan;
  const startOf = startsIn(question.timezone);
  const endOf = (day: string) => startOf(addDays(day, 1));
  const period = { from: question.dateFrom, to: question.dateTo };
  // adjacent periods are read as one span
  const days =
    before !== null && cut === null && addDays(before.to, 1) === period.from
      ? [{ from: before.from, to: period.to }]
      : [...(before === null ? [] : [before]), period];
  const [first, ...others] = days.map(({ from, to }) => ({ from: startOf(from), to: endOf(to) }));
  if (first === undefined || cut === null) return selectEvents(plan, before, [...(first ? [first] : []), ...others]);
  if (rollUp === null) return selectEvents(plan, before, [{ ...first, to: momentOf(cut) }, ...others]);
  // the roll-up has whole hours only
  const hour = momentOf(new Date(Math.floor(cut.getTime() / HOUR) * HOUR));
  const rolled = selectEvents(plan, before, [{ ...first, to: hour }, ...others]);
  return sqlText`${rolled} UNION ALL ${selectEvents({ ...plan, rollUp: null }, before, [{ from: hour, to: momentOf(cut) }])}`;
}

const HOUR = 3_600_000;

/** A time span; the end is exclusive. */
interface Span {
  from: SqlText;
  to: SqlText;
}

function selectEvents(plan: Plan, before: Period | null, spans: readonly Span[]): SqlText {
  const { question, scope, filters, isInBase, rollUp } = plan;
  const { dimensions, timezone, dateFrom } = question;
  const sums = sumsOf(question);
  const column = (name: AnalyticsDimension) => dimensionColumn(name, timezone, scope);
  const isBefore = before === null ? sqlText`false` : sqlText`ts < ${startsIn(timezone)(dateFrom)}`;
  const shift = before === null ? 0 : daysBetween(before.from, dateFrom);
  const counterpart = sqlText`addDays(${column('date')}, if(${isBefore}, ${parameter('Int32', shift)}, 0))`;
  const kinds = kindsOf(sums);
  const isValidOnly = !sums.some(isInvalid);
  const table = rollUp?.table ?? sqlText`events`;
  const selected = [
    ...dimensions.map((name, index) => {
      // a day is grouped with its counterpart, and a week with the counterparts of its days
      if (name === 'date') return sqlText`${counterpart} AS ${aliasOf(index)}`;
      if (name === 'week') return sqlText`toMonday(${counterpart}) AS ${aliasOf(index)}`;
      if (name === 'hour') return sqlText`${hourValue(question, column(name))} AS ${aliasOf(index)}`;
      return sqlText`${column(name)} AS ${aliasOf(index)}`;
    }),
    ...sums.map((sum) => {
      if (rollUp !== null) return sqlText`${rolledUp(sum, isInBase)} AS ${columnOf(sum)}`;
      const parts = [
        ...kindCondition(kindsOfSum[sum]),
        ...(isValidOnly ? [] : [isInvalid(sum) ? sqlText`invalid != ''` : sqlText`invalid = ''`]),
      ];
      const amount = amountOfSum(sum, isInBase, scope);
      const added = parts.length === 0 ? amount : sqlText`if(${joinSql(parts, ' AND ')}, ${amount}, 0)`;
      return sqlText`${added} AS ${columnOf(sum)}`;
    }),
    sqlText`${isBefore} AS is_before`,
  ];
  const conditions = [
    scope.condition,
    sqlText`(${joinSql(
      spans.map(({ from, to }) => sqlText`ts >= ${from} AND ts < ${to}`),
      ' OR ',
    )})`,
    // events that add nothing would produce rows of zeros
    ...(rollUp === null ? kindCondition(kinds) : []),
    ...(rollUp === null && isValidOnly ? [sqlText`invalid = ''`] : []),
    ...filters.map((filter) => filterCondition(filter, column(filter.dimension))),
  ];
  return sqlText`SELECT ${joinSql(selected, ', ')} FROM ${table} WHERE ${joinSql(conditions, ' AND ')}`;
}

/** An hour. An hour that the clock repeats is a text that sorts correctly: `01`, `01-05:00`, `02`. */
function hourValue(question: AnalyticsQuestion, hour: SqlText): SqlText {
  const repeated = repeatedHours(question);
  if (repeated.length === 0) return hour;
  const offsets = repeated.map(
    ({ from, to, offset }) =>
      sqlText`if(ts >= ${momentOf(from)} AND ts < ${momentOf(to)}, ${parameter('String', offset)}, '')`,
  );
  return sqlText`concat(leftPad(toString(${hour}), 2, '0'), ${joinSql(offsets, ', ')})`;
}

const secondsOf = (moment: Date) => parameter('UInt32', moment.getTime() / 1000);

const momentOf = (moment: Date) => sqlText`toDateTime(${secondsOf(moment)})`;

/**
 * The start of a day in a time zone, by ClickHouse's time zone data. Comparing `ts` with it is equivalent to comparing
 * the event's day, but takes a fraction of the time and prunes parts and granules.
 */
function startsIn(timezone: string): (day: string) => SqlText {
  const zone = parameter('String', timezone);
  return (day) => sqlText`toDateTime(${parameter('Date', day)}, ${zone})`;
}

/** The kinds of events that contribute to some of the sums; null for all. */
function kindsOf(sums: readonly AnalyticsSum[]): readonly SqlText[] | null {
  const kinds = sums.map((sum) => kindsOfSum[sum]);
  return kinds.includes(null) ? null : [...new Set(kinds.flatMap((each) => each ?? []))];
}

const kindCondition = (kinds: readonly SqlText[] | null): SqlText[] =>
  kinds === null ? [] : [sqlText`kind IN (${joinSql(kinds, ', ')})`];

function filterCondition({ dimension, operator, values, named = [] }: ResolvedFilter, column: SqlText): SqlText {
  if (operator === 'contains')
    return sqlText`(positionCaseInsensitiveUTF8(${column}, ${parameter('String', values[0] ?? '')}) > 0
      OR has(${parameter('Array(String)', named)}, ${column}))`;
  const list = hasNumbers(dimension)
    ? parameter('Array(UInt32)', values.map(Number))
    : parameter('Array(String)', values);
  return operator === 'in' ? sqlText`${column} IN ${list}` : sqlText`${column} NOT IN ${list}`;
}

function order(plan: Plan): SqlText {
  const { dimensions, metrics, order } = plan.question;
  if (dimensions.length === 0) return sqlText``;
  const direction = order.descends ? sqlText`DESC NULLS LAST` : sqlText`ASC NULLS LAST`;
  const byDimensions = dimensions.map((_, index) => aliasOf(index));
  if ('dimension' in order.by) {
    const first = aliasOf(dimensions.indexOf(order.by.dimension));
    const largest = metrics.slice(0, 1).map((metric) => sqlText`${metricExpression(metric, nowOf)} DESC NULLS LAST`);
    return sqlText` ORDER BY ${joinSql([sqlText`${first} ${direction}`, ...largest, ...byDimensions], ', ')}`;
  }
  const { metric, isChange } = order.by;
  const sorted = isChange ? change(metric) : metricExpression(metric, nowOf);
  return sqlText` ORDER BY ${joinSql([sqlText`${sorted} ${direction}`, ...byDimensions], ', ')}`;
}

const change = (metric: AnalyticsMetric): SqlText =>
  sqlText`(${metricExpression(metric, nowOf)}) - (${metricExpression(metric, beforeOf)})`;

/** A metric's formula in SQL, for sorting; `computeMetric` computes the displayed value by the same formula. */
function metricExpression(name: AnalyticsMetric, of: (sum: AnalyticsSum) => SqlText): SqlText {
  const { formula }: AnalyticsMetricRule = analyticsMetrics[name];
  const first = of(formula.sum);
  if ('minus' in formula) return sqlText`${first} - ${of(formula.minus)}`;
  if (!('over' in formula)) return first;
  return sqlText`${first} / nullIf(${joinSql(formula.over.map(of), ' + ')}, 0)`;
}

const aliases = [sqlText`d0`, sqlText`d1`, sqlText`d2`];

function aliasOf(index: number): SqlText {
  const alias = aliases[index];
  if (alias === undefined) throw new Error('There are at most three dimensions');
  return alias;
}

const names: Record<AnalyticsSum, { column: SqlText; now: SqlText; before: SqlText }> = {
  requests: { column: sqlText`e_requests`, now: sqlText`s_requests`, before: sqlText`b_requests` },
  responses: { column: sqlText`e_responses`, now: sqlText`s_responses`, before: sqlText`b_responses` },
  win: { column: sqlText`e_win`, now: sqlText`s_win`, before: sqlText`b_win` },
  impression: { column: sqlText`e_impression`, now: sqlText`s_impression`, before: sqlText`b_impression` },
  show: { column: sqlText`e_show`, now: sqlText`s_show`, before: sqlText`b_show` },
  skip: { column: sqlText`e_skip`, now: sqlText`s_skip`, before: sqlText`b_skip` },
  click: { column: sqlText`e_click`, now: sqlText`s_click`, before: sqlText`b_click` },
  quartile25: { column: sqlText`e_quartile25`, now: sqlText`s_quartile25`, before: sqlText`b_quartile25` },
  quartile50: { column: sqlText`e_quartile50`, now: sqlText`s_quartile50`, before: sqlText`b_quartile50` },
  quartile75: { column: sqlText`e_quartile75`, now: sqlText`s_quartile75`, before: sqlText`b_quartile75` },
  quartile100: { column: sqlText`e_quartile100`, now: sqlText`s_quartile100`, before: sqlText`b_quartile100` },
  error: { column: sqlText`e_error`, now: sqlText`s_error`, before: sqlText`b_error` },
  backfill: { column: sqlText`e_backfill`, now: sqlText`s_backfill`, before: sqlText`b_backfill` },
  backfill_win: { column: sqlText`e_backfill_win`, now: sqlText`s_backfill_win`, before: sqlText`b_backfill_win` },
  backfill_impression: {
    column: sqlText`e_backfill_impression`,
    now: sqlText`s_backfill_impression`,
    before: sqlText`b_backfill_impression`,
  },
  backfill_error: {
    column: sqlText`e_backfill_error`,
    now: sqlText`s_backfill_error`,
    before: sqlText`b_backfill_error`,
  },
  invalid: { column: sqlText`e_invalid`, now: sqlText`s_invalid`, before: sqlText`b_invalid` },
  invalid_impression: {
    column: sqlText`e_invalid_impression`,
    now: sqlText`s_invalid_impression`,
    before: sqlText`b_invalid_impression`,
  },
  invalid_click: {
    column: sqlText`e_invalid_click`,
    now: sqlText`s_invalid_click`,
    before: sqlText`b_invalid_click`,
  },
  invalid_quartile100: {
    column: sqlText`e_invalid_quartile100`,
    now: sqlText`s_invalid_quartile100`,
    before: sqlText`b_invalid_quartile100`,
  },
  spend: { column: sqlText`e_spend`, now: sqlText`s_spend`, before: sqlText`b_spend` },
  revenue: { column: sqlText`e_revenue`, now: sqlText`s_revenue`, before: sqlText`b_revenue` },
};

const columnOf = (sum: AnalyticsSum) => names[sum].column;
const nameOf = (sum: AnalyticsSum, isBefore: boolean) => names[sum][isBefore ? 'before' : 'now'];
const nowOf = (sum: AnalyticsSum) => nameOf(sum, false);
const beforeOf = (sum: AnalyticsSum) => nameOf(sum, true);

/** Whether all dimensions are of time. If so, every bucket is a row, even an empty one. */
export const isOfTime = ({ dimensions }: Pick<AnalyticsQuestion, 'dimensions'>): boolean =>
  dimensions.length > 0 && dimensions.every((name) => analyticsDimensions[name].kind === 'time');
