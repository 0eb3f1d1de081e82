import { type AnalyticsDimension, analyticsDimensions } from '@preroll/rules/analytics/analytics-dimensions';
import { type AnalyticsSum, sumsOfMetric } from '@preroll/rules/analytics/analytics-metrics';
import type { AnalyticsQuestion } from '@preroll/rules/analytics/analytics-question';
import { addDays, daysBetween } from '@preroll/rules/time/days';
import { offsetAt } from '@preroll/rules/time/zoned-time';
import type { AnalyticsScope } from './analytics-scope.ts';
import { comparisonPeriod } from './comparison-period.ts';
import { type SqlText, sqlText } from './sql-text.ts';

/** Hourly sums of events, defined in `store/event-tables.ts`. */
export interface RollUp {
  table: SqlText;
  /** The dimensions that it can be grouped and filtered by, besides time. */
  dimensions: readonly AnalyticsDimension[];
}

const rollUps: readonly RollUp[] = [
  { table: sqlText`events_by_campaign`, dimensions: ['advertiser', 'campaign', 'group'] },
  { table: sqlText`events_by_site`, dimensions: ['webmaster', 'site', 'placement'] },
];

/** The roll-up that answers a question exactly; null if only the events do. */
export function fittingRollUp(
  question: AnalyticsQuestion,
  scope: AnalyticsScope,
  filters: readonly { dimension: AnalyticsDimension }[],
): RollUp | null {
  const asked = [...question.dimensions, ...filters.map(({ dimension }) => dimension)];
  const needed = [...asked.filter((name) => analyticsDimensions[name].kind !== 'time'), ...scope.owners];
  const found = rollUps.find(({ dimensions }) => needed.every((name) => dimensions.includes(name)));
  const isAddedUp = question.metrics.flatMap(sumsOfMetric).every((sum) => !isOfEventsOnly(sum));
  return found !== undefined && isAddedUp && hasWholeHours(question) ? found : null;
}

const HOUR = 3_600_000;

/** Whether the zone's hours start with UTC hours in both periods. Offsets last for weeks. */
function hasWholeHours(question: AnalyticsQuestion): boolean {
  const { timezone, dateFrom, dateTo } = question;
  const isWhole = (day: string) => offsetAt(timezone, Date.parse(day)) % HOUR === 0;
  const before = comparisonPeriod(question);
  return [{ from: dateFrom, to: dateTo }, ...(before === null ? [] : [before])].every(({ from, to }) => {
    const weeks = Array.from({ length: Math.ceil(daysBetween(from, to) / 7) }, (_, week) => addDays(from, week * 7));
    return [addDays(from, -1), ...weeks, addDays(to, 1)].every(isWhole);
  });
}

/** Sums that no roll-up contains. */
const ofEventsOnly = [
  ...(['error', 'backfill', 'backfill_win', 'backfill_impression', 'backfill_error'] as const),
  ...(['invalid_click', 'invalid_quartile100'] as const),
] as const;
type EventsOnly = (typeof ofEventsOnly)[number];

const isOfEventsOnly = (sum: AnalyticsSum): sum is EventsOnly =>
  (ofEventsOnly as readonly AnalyticsSum[]).includes(sum);

type RolledUpCount = Exclude<AnalyticsSum, 'spend' | 'revenue' | EventsOnly>;

const columns: Record<RolledUpCount, SqlText> = {
  requests: sqlText`requests`,
  responses: sqlText`responses`,
  win: sqlText`win`,
  impression: sqlText`impression`,
  show: sqlText`show`,
  skip: sqlText`skip`,
  click: sqlText`click`,
  quartile25: sqlText`quartile25`,
  quartile50: sqlText`quartile50`,
  quartile75: sqlText`quartile75`,
  quartile100: sqlText`quartile100`,
  invalid: sqlText`invalid`,
  invalid_impression: sqlText`invalid_impression`,
};

/** The column of a sum in every roll-up. */
export function rolledUp(sum: AnalyticsSum, isInBase: boolean): SqlText {
  if (sum === 'spend') return isInBase ? sqlText`price_base` : sqlText`price`;
  if (sum === 'revenue') return isInBase ? sqlText`revenue_base` : sqlText`revenue`;
  if (isOfEventsOnly(sum)) throw new Error(`${sum} is counted from the events only`);
  return columns[sum];
}
