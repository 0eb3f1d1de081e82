import { formatConditions, replaceCondition } from '@preroll/rules/analytics/analytics-conditions';
import { hourOf } from '@preroll/rules/analytics/analytics-hours';
import { type AnalyticsState, exclusionReason } from '@preroll/rules/analytics/analytics-report';
import type { AnalyticsDimension, AnalyticsFields, AnalyticsValue } from '@/shared/api';
import type { ReportSpec } from './report-spec';

/** The dimensions into which a record or place is divided. */
const parts: Partial<Record<AnalyticsDimension, readonly AnalyticsDimension[]>> = {
  advertiser: ['campaign'],
  group: ['campaign'],
  campaign: ['advert'],
  webmaster: ['site'],
  site: ['placement'],
  country: ['region'],
  region: ['city'],
  device: ['os'],
  os: ['browser'],
  week: ['date'],
  date: ['hour'],
  weekday: ['hour'],
};

/** The dimensions to use next if there is no narrower one. */
const otherwise: readonly AnalyticsDimension[] = [
  'campaign',
  'site',
  'country',
  'device',
  'date',
  'os',
  'browser',
  'hour',
];

/**
 * The report inside a row: the row's first value becomes a condition, and the next dimension replaces its dimension.
 *
 * @returns the change of the URL; null if the row can't be opened
 */
export function drillInto(
  spec: ReportSpec,
  dims: readonly { name: AnalyticsDimension; value: AnalyticsValue }[],
  fields: AnalyticsFields,
): Partial<AnalyticsState> | null {
  const [opened, ...rest] = dims;
  if (!opened) return null;
  const { name } = opened;
  const canFilter = fields.dimensions.some((field) => field.name === name && field.operators.includes('in'));
  const isPeriod = name === 'date' || name === 'week';
  if (!isPeriod && !canFilter) return null;

  const conditions = spec.conditions.filter(({ dimension }) => dimension !== name);
  const closed = new Set([name, ...conditions.map(({ dimension }) => dimension)]);
  const isOpen = (next: AnalyticsDimension) =>
    !closed.has(next) &&
    fields.dimensions.some((field) => field.name === next) &&
    spec.metrics.every((metric) => exclusionReason(metric, next) === undefined);
  const left = rest.map((one) => one.name);
  const next = left.length > 0 ? left : [...(parts[name] ?? []), ...otherwise].filter(isOpen).slice(0, 1);
  if (next.length === 0) return null;

  const inside = isPeriod
    ? { dates: daysInside(name, opened.value.value, spec.period) }
    : {
        filter: formatConditions(replaceCondition(conditions, name, conditionOf(name, opened.value.value))),
      };
  return { ...inside, by: next.join(), sort: undefined, page: undefined, chart: undefined };
}

/** The value for a condition: conditions don't distinguish the two occurrences of a repeated hour. */
const conditionOf = (name: AnalyticsDimension, value: string) => (name === 'hour' ? String(hourOf(value)) : value);

/** The days of a day or week, as in the URL, limited to the period: its first and last week may extend beyond it. */
function daysInside(name: AnalyticsDimension, day: string, { from, to }: ReportSpec['period']): string {
  if (name === 'date') return `${day}_${day}`;
  const sunday = new Date(Date.parse(day) + 6 * 86_400_000).toISOString().slice(0, 10);
  return `${day < from ? from : day}_${sunday > to ? to : sunday}`;
}
