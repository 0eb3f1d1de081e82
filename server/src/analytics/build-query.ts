import { type AnalyticsDimension, analyticsDimensions } from '@preroll/rules/analytics-dimensions';
import {
  type AnalyticsMetricRule,
  type AnalyticsSum,
  analyticsMetrics,
  sumsOfMetric,
} from '@preroll/rules/analytics-metrics';
import type { AnalyticsQuestion } from '@preroll/rules/analytics-question';
import { daysBetween } from '../time/add-days.ts';
import type { AnalyticsScope } from './analytics-scope.ts';
import { comparisonPeriod, type Period } from './comparison-period.ts';
import { amountOfSum, dimensionColumn, hasNumbers, kindsOfSum } from './event-columns.ts';
import { type RollUp, rolledUp } from './roll-ups.ts';
import { joinSql, parameter, type SqlText, sqlText } from './sql-text.ts';

/** A condition of the question whose names have become ids. */
export interface ResolvedFilter {
  dimension: AnalyticsDimension;
  operator: 'in' | 'not_in' | 'contains';
  values: readonly string[];
}

export interface Plan {
  question: AnalyticsQuestion;
  scope: AnalyticsScope;
  filters: readonly ResolvedFilter[];
  /** Whether money is in the base currency. */
  isInBase: boolean;
  /** Where the answer is read instead of from the events. */
  rollUp: RollUp | null;
}

/** The sums that a question's metrics need. */
export const sumsOf = ({ metrics }: Pick<AnalyticsQuestion, 'metrics'>): AnalyticsSum[] => [
  ...new Set(metrics.flatMap(sumsOfMetric)),
];

/** All groups of a question, without order. A row has its dimensions and sums, of both periods. */
function groups(plan: Plan, withTotals: boolean): SqlText {
  const { question } = plan;
  const { dimensions, dateFrom, dateTo } = question;
  const before = comparisonPeriod(question);
  const sums = sumsOf(question);
  const now = { from: dateFrom, to: dateTo };
  const events = (period: Period, isBefore: boolean) =>
    eventsOf(plan, { period, isBefore, shift: daysBetween(period.from, dateFrom) });
  const source =
    before === null ? events(now, false) : joinSql([events(now, false), events(before, true)], ' UNION ALL ');
  const columns = [
    ...dimensions.map((_, index) => aliasOf(index)),
    ...sums.map((sum) => sqlText`sumIf(${columnOf(sum)}, NOT is_before) AS ${nameOf(sum, false)}`),
    ...(before === null ? [] : sums.map((sum) => sqlText`sumIf(${columnOf(sum)}, is_before) AS ${nameOf(sum, true)}`)),
  ];
  const select = sqlText`SELECT ${joinSql(columns, ', ')} FROM (${source})`;
  if (dimensions.length === 0) return select;
  const by = joinSql(
    dimensions.map((_, index) => aliasOf(index)),
    ', ',
  );
  const groupBy = withTotals ? sqlText`GROUP BY ${by} WITH TOTALS` : sqlText`GROUP BY ${by}`;
  // such as a campaign with nothing but invalid events
  const isAny = sums.flatMap((sum) => [nameOf(sum, false), ...(before === null ? [] : [nameOf(sum, true)])]);
  return sqlText`${select} ${groupBy} HAVING ${joinSql(
    isAny.map((name) => sqlText`${name} != 0`),
    ' OR ',
  )}`;
}

/** One page of a question, with totals and the number of all rows. */
export function pageQuery(plan: Plan, { offset, limit }: { offset: number; limit: number }): SqlText {
  return sqlText`${groups(plan, true)}${order(plan)} LIMIT ${parameter('UInt64', limit)} OFFSET ${parameter('UInt64', offset)}`;
}

/** All rows of a question, in its order. */
export const allRowsQuery = (plan: Plan): SqlText => sqlText`${groups(plan, false)}${order(plan)}`;

/** All groups of a question, in any order, with totals. */
export const allGroupsQuery = (plan: Plan): SqlText => groups(plan, true);

/** The events of one period, with the question's dimensions and what each event adds to its sums. */
function eventsOf(
  { question, scope, filters, isInBase, rollUp }: Plan,
  { period, isBefore, shift }: { period: Period; isBefore: boolean; shift: number },
): SqlText {
  const { dimensions, timezone } = question;
  const sums = sumsOf(question);
  const zone = parameter('String', timezone);
  const column = (name: AnalyticsDimension) => dimensionColumn(name, timezone, scope);
  const selected = [
    ...dimensions.map((name, index) => {
      // a day is compared with its counterpart, and a week with those of its days
      const day = sqlText`addDays(${column(name)}, ${parameter('Int32', shift)})`;
      const value = name === 'date' ? day : name === 'week' ? sqlText`toMonday(${day})` : column(name);
      return sqlText`${value} AS ${aliasOf(index)}`;
    }),
    ...sums.map((sum) => {
      if (rollUp !== null) return sqlText`${rolledUp(sum, isInBase)} AS ${columnOf(sum)}`;
      const kinds = kindsOfSum[sum];
      const amount = amountOfSum(sum, isInBase, scope);
      const added = kinds === null ? amount : sqlText`if(kind IN (${joinSql(kinds, ', ')}), ${amount}, 0)`;
      return sqlText`${added} AS ${columnOf(sum)}`;
    }),
    isBefore ? sqlText`true AS is_before` : sqlText`false AS is_before`,
  ];
  const [from, to] = [parameter('Date', period.from), parameter('Date', period.to)];
  const conditions = [
    scope.condition,
    // narrows down the parts and the granules; no zone is more than 14 hours from UTC
    sqlText`ts >= toDateTime(${from}, 'UTC') - INTERVAL 1 DAY AND ts < toDateTime(${to}, 'UTC') + INTERVAL 2 DAY`,
    sqlText`toDate(ts, ${zone}) BETWEEN ${from} AND ${to}`,
    ...(rollUp === null ? kindCondition(sums) : []),
    ...filters.map((filter) => filterCondition(filter, column(filter.dimension))),
  ];
  return sqlText`SELECT ${joinSql(selected, ', ')} FROM ${rollUp?.table ?? sqlText`events`} WHERE ${joinSql(conditions, ' AND ')}`;
}

/** Leaves out events that add nothing, so that they make no rows of zeros. */
function kindCondition(sums: readonly AnalyticsSum[]): SqlText[] {
  const kinds = sums.map((sum) => kindsOfSum[sum]);
  if (kinds.includes(null)) return [];
  return [
    sqlText`kind IN (${joinSql(
      kinds.flatMap((each) => each ?? []),
      ', ',
    )})`,
  ];
}

function filterCondition({ dimension, operator, values }: ResolvedFilter, column: SqlText): SqlText {
  if (operator === 'contains')
    return sqlText`positionCaseInsensitiveUTF8(${column}, ${parameter('String', values[0] ?? '')}) > 0`;
  const list = hasNumbers(dimension)
    ? parameter('Array(UInt32)', values.map(Number))
    : parameter('Array(String)', values);
  return operator === 'in' ? sqlText`has(${list}, ${column})` : sqlText`NOT has(${list}, ${column})`;
}

function order({ question: { dimensions, metrics, order, compare } }: Plan): SqlText {
  if (dimensions.length === 0) return sqlText``;
  const direction = order.descends ? sqlText`DESC NULLS LAST` : sqlText`ASC NULLS LAST`;
  const byDimensions = dimensions.map((_, index) => aliasOf(index));
  if ('dimension' in order.by) {
    const first = aliasOf(dimensions.indexOf(order.by.dimension));
    const largest = metrics.slice(0, 1).map((metric) => sqlText`${metricExpression(metric, false)} DESC NULLS LAST`);
    return sqlText` ORDER BY ${joinSql([sqlText`${first} ${direction}`, ...largest, ...byDimensions], ', ')}`;
  }
  const { metric, isChange } = order.by;
  const value = metricExpression(metric, false);
  const sorted = isChange && compare !== 'none' ? sqlText`(${value}) - (${metricExpression(metric, true)})` : value;
  return sqlText` ORDER BY ${joinSql([sqlText`${sorted} ${direction}`, ...byDimensions], ', ')}`;
}

/** A metric by its formula, for the order; `computeMetric` computes what is shown by the same one. */
function metricExpression(name: AnalyticsQuestion['metrics'][number], isBefore: boolean): SqlText {
  const { formula }: AnalyticsMetricRule = analyticsMetrics[name];
  const first = nameOf(formula.sum, isBefore);
  if ('minus' in formula) return sqlText`${first} - ${nameOf(formula.minus, isBefore)}`;
  if (!('over' in formula)) return first;
  return sqlText`${first} / nullIf(${joinSql(
    formula.over.map((sum) => nameOf(sum, isBefore)),
    ' + ',
  )}, 0)`;
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
  invalid: { column: sqlText`e_invalid`, now: sqlText`s_invalid`, before: sqlText`b_invalid` },
  invalid_impression: {
    column: sqlText`e_invalid_impression`,
    now: sqlText`s_invalid_impression`,
    before: sqlText`b_invalid_impression`,
  },
  spend: { column: sqlText`e_spend`, now: sqlText`s_spend`, before: sqlText`b_spend` },
  revenue: { column: sqlText`e_revenue`, now: sqlText`s_revenue`, before: sqlText`b_revenue` },
};

const columnOf = (sum: AnalyticsSum) => names[sum].column;
const nameOf = (sum: AnalyticsSum, isBefore: boolean) => names[sum][isBefore ? 'before' : 'now'];

/** Whether all dimensions are of time: then every bucket is a row, also an empty one. */
export const isOfTime = ({ dimensions }: Pick<AnalyticsQuestion, 'dimensions'>): boolean =>
  dimensions.length > 0 && dimensions.every((name) => analyticsDimensions[name].kind === 'time');
