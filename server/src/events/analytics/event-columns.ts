import type { AnalyticsDimension } from '@preroll/rules/analytics/analytics-dimensions';
import type { AnalyticsSum } from '@preroll/rules/analytics/analytics-metrics';
import type { AnalyticsScope } from './analytics-scope.ts';
import { parameter, type SqlText, sqlText } from './sql-text.ts';

/** The side of an event that a dimension belongs to, which decides who sees it. */
const partOf: Partial<Record<AnalyticsDimension, 'campaign' | 'site'>> = {
  campaign: 'campaign',
  group: 'campaign',
  advert: 'campaign',
  advertiser: 'campaign',
  advertiser_domain: 'campaign',
  site: 'site',
  placement: 'site',
  webmaster: 'site',
};

const recordColumns: Partial<Record<AnalyticsDimension, SqlText>> = {
  campaign: sqlText`campaign`,
  group: sqlText`campaign_group`,
  advert: sqlText`advert`,
  site: sqlText`site`,
  placement: sqlText`placement`,
  format: sqlText`format`,
  feed: sqlText`feed`,
  city: sqlText`city`,
  advertiser: sqlText`advertiser`,
  webmaster: sqlText`webmaster`,
};

const codeColumns: Partial<Record<AnalyticsDimension, SqlText>> = {
  country: sqlText`country`,
  region: sqlText`region`,
  device: sqlText`device`,
  os: sqlText`os`,
  browser: sqlText`browser`,
  language: sqlText`language`,
  advertiser_domain: sqlText`advertiser_domain`,
  // for an event that is not billed, the reason is why it is invalid
  reason: sqlText`if(invalid = '', reason, invalid)`,
};

/** Returns a dimension's column; for a week, the day. Values outside the scope are 0 or empty, like unknown ones. */
export function dimensionColumn(name: AnalyticsDimension, timezone: string, scope: AnalyticsScope): SqlText {
  const zone = parameter('String', timezone);
  if (name === 'date' || name === 'week') return sqlText`toDate(ts, ${zone})`;
  if (name === 'hour') return sqlText`toHour(ts, ${zone})`;
  if (name === 'weekday') return sqlText`toDayOfWeek(ts, 0, ${zone})`;
  const sees = { campaign: scope.seesCampaign, site: scope.seesSite, none: null }[partOf[name] ?? 'none'];
  const record = recordColumns[name];
  if (record !== undefined) return sees === null ? record : sqlText`if(${sees}, ${record}, 0)`;
  const code = codeColumns[name];
  if (code === undefined) throw new Error(`There is no column for ${name}`);
  return sees === null ? code : sqlText`if(${sees}, ${code}, '')`;
}

export const hasNumbers = (name: AnalyticsDimension): boolean => codeColumns[name] === undefined;

const kinds = {
  request: sqlText`'request'`,
  serve: sqlText`'serve'`,
  win: sqlText`'win'`,
  impression: sqlText`'impression'`,
  show: sqlText`'show'`,
  skip: sqlText`'skip'`,
  click: sqlText`'click'`,
  quartile25: sqlText`'quartile25'`,
  quartile50: sqlText`'quartile50'`,
  quartile75: sqlText`'quartile75'`,
  quartile100: sqlText`'quartile100'`,
  error: sqlText`'error'`,
  backfill: sqlText`'backfill'`,
  backfill_win: sqlText`'backfill_win'`,
  backfill_impression: sqlText`'backfill_impression'`,
  backfill_error: sqlText`'backfill_error'`,
};

const billed: readonly SqlText[] = [kinds.impression, kinds.click, kinds.quartile100];

/** The kinds of events that a sum counts; null for all. */
export const kindsOfSum: Record<AnalyticsSum, readonly SqlText[] | null> = {
  requests: [kinds.request],
  responses: [kinds.serve],
  win: [kinds.win],
  impression: [kinds.impression],
  show: [kinds.show],
  skip: [kinds.skip],
  click: [kinds.click],
  quartile25: [kinds.quartile25],
  quartile50: [kinds.quartile50],
  quartile75: [kinds.quartile75],
  quartile100: [kinds.quartile100],
  error: [kinds.error],
  backfill: [kinds.backfill],
  backfill_win: [kinds.backfill_win],
  backfill_impression: [kinds.backfill_impression],
  backfill_error: [kinds.backfill_error],
  invalid: null,
  invalid_impression: [kinds.impression],
  invalid_click: [kinds.click],
  invalid_quartile100: [kinds.quartile100],
  spend: billed,
  revenue: billed,
};

/** Whether a sum counts unbilled (invalid) events; all other sums count billed ones. */
export const isInvalid = (sum: AnalyticsSum): boolean => sum.startsWith('invalid');

const MICROS = 1_000_000;

/** The divisor of a sum's column: money is stored in micros. */
export const scaleOfSum = (sum: AnalyticsSum): number => (sum === 'spend' || sum === 'revenue' ? MICROS : 1);

/** What an event adds to a sum that it contributes to. */
export function amountOfSum(sum: AnalyticsSum, isInBase: boolean, { seesCampaign, seesSite }: AnalyticsScope): SqlText {
  const money = (column: SqlText, sees: SqlText | null) =>
    sees === null ? column : sqlText`if(${sees}, ${column}, 0)`;
  if (sum === 'spend') return money(isInBase ? sqlText`price_base` : sqlText`price`, seesCampaign);
  if (sum === 'revenue') return money(isInBase ? sqlText`revenue_base` : sqlText`revenue`, seesSite);
  return sqlText`count`;
}
