import { type AnalyticsDimension, type AnalyticsRole, advertDimensions } from './analytics-dimensions.ts';

/** Sums over events, from which every metric is computed. */
export const analyticsSums = [
  'requests',
  'responses',
  'win',
  'impression',
  'show',
  'skip',
  'click',
  'quartile25',
  'quartile50',
  'quartile75',
  'quartile100',
  'error',
  'backfill',
  'backfill_win',
  'backfill_impression',
  'backfill_error',
  'invalid',
  'invalid_impression',
  'invalid_click',
  'invalid_quartile100',
  'spend',
  'revenue',
] as const;

export type AnalyticsSum = (typeof analyticsSums)[number];

/**
 * - `ratio`: 0.25 is 25%
 * - `money`: in the currency of the report
 */
export type AnalyticsUnit = 'count' | 'ratio' | 'money';

/** A sum, a difference, or a quotient: `over` lists the sums of the divisor, `times` is a factor. */
type Formula =
  | { sum: AnalyticsSum }
  | { sum: AnalyticsSum; minus: AnalyticsSum }
  | { sum: AnalyticsSum; over: readonly AnalyticsSum[]; times?: number };

export interface AnalyticsMetricRule {
  label: string;
  description: string;
  unit: AnalyticsUnit;
  formula: Formula;
  roles: readonly AnalyticsRole[];
  excludes: readonly AnalyticsDimension[];
}

const everybody = ['advertiser', 'webmaster', 'manager', 'admin'] as const;
const sellers = ['webmaster', 'manager', 'admin'] as const;
const buyers = ['advertiser', 'manager', 'admin'] as const;

/** Successful requests have no reason. */
const reason = ['reason'] as const;

/** Adverts of other servers are not records of this platform. */
const ofOthers = [...advertDimensions, 'reason'] as const;

const count = (
  sum: AnalyticsSum,
  label: string,
  description: string,
  roles: readonly AnalyticsRole[] = everybody,
  excludes: readonly AnalyticsDimension[] = reason,
): AnalyticsMetricRule => ({ label, description, unit: 'count', formula: { sum }, roles, excludes });

/** The metrics, with the roles that may use them and their formulas. */
export const analyticsMetrics = {
  requests: count('requests', 'Requests', 'How often a player asked for an advert.', sellers, advertDimensions),
  responses: count('responses', 'Responses', 'How often a request was answered with an advert.', sellers),
  fill_rate: {
    label: 'Fill rate',
    description: 'Responses per request.',
    unit: 'ratio',
    formula: { sum: 'responses', over: ['requests'] },
    roles: sellers,
    excludes: [...advertDimensions, 'reason'],
  },
  win: count('win', 'Wins', 'How often a player started the advert (VAST start).'),
  impression: count('impression', 'Impressions', 'How often the advert was displayed; what CPM bills.'),
  show: count('show', 'Shows', 'How often the advert played for two seconds.'),
  skip: count('skip', 'Skips', 'How often a viewer skipped the advert.'),
  click: count('click', 'Clicks', 'How often a viewer followed the link; what CPC bills.'),
  quartile25: count('quartile25', '25% viewed', 'How often a quarter of the advert was played.'),
  quartile50: count('quartile50', '50% viewed', 'How often half of the advert was played.'),
  quartile75: count('quartile75', '75% viewed', 'How often three quarters of the advert were played.'),
  quartile100: count('quartile100', '100% viewed', 'How often the advert was played to the end; what CPV bills.'),
  ctr: {
    label: 'CTR',
    description: 'Click-through rate: clicks per impression.',
    unit: 'ratio',
    formula: { sum: 'click', over: ['impression'] },
    roles: everybody,
    excludes: reason,
  },
  completed: {
    label: 'Completed',
    description: 'Complete views per show: how far people watch, and the figure of all lists.',
    unit: 'ratio',
    formula: { sum: 'quartile100', over: ['show'] },
    roles: everybody,
    excludes: reason,
  },
  vtr: {
    label: 'VTR',
    description: 'View-through rate: complete views per impression.',
    unit: 'ratio',
    formula: { sum: 'quartile100', over: ['impression'] },
    roles: everybody,
    excludes: reason,
  },
  skip_rate: {
    label: 'Skip rate',
    description: 'Skips per impression.',
    unit: 'ratio',
    formula: { sum: 'skip', over: ['impression'] },
    roles: everybody,
    excludes: reason,
  },
  spend: {
    label: 'Spend',
    description: 'What advertisers pay.',
    unit: 'money',
    formula: { sum: 'spend' },
    roles: buyers,
    excludes: reason,
  },
  cpm: {
    label: 'CPM',
    description: 'Spend per thousand impressions.',
    unit: 'money',
    formula: { sum: 'spend', over: ['impression'], times: 1000 },
    roles: buyers,
    excludes: reason,
  },
  cpc: {
    label: 'CPC',
    description: 'Spend per click.',
    unit: 'money',
    formula: { sum: 'spend', over: ['click'] },
    roles: buyers,
    excludes: reason,
  },
  cpv: {
    label: 'CPV',
    description: 'Spend per complete view.',
    unit: 'money',
    formula: { sum: 'spend', over: ['quartile100'] },
    roles: buyers,
    excludes: reason,
  },
  revenue: {
    label: 'Revenue',
    description: "The webmasters' share of the spend.",
    unit: 'money',
    formula: { sum: 'revenue' },
    roles: sellers,
    excludes: reason,
  },
  ecpm: {
    label: 'eCPM',
    description: 'Revenue per thousand impressions.',
    unit: 'money',
    formula: { sum: 'revenue', over: ['impression'], times: 1000 },
    roles: sellers,
    excludes: reason,
  },
  profit: {
    label: 'Profit',
    description: 'Spend without the revenue of webmasters.',
    unit: 'money',
    formula: { sum: 'spend', minus: 'revenue' },
    roles: ['admin'],
    excludes: reason,
  },
  error: count('error', 'Errors', 'How often a player reported that it could not play the advert.', everybody, []),
  backfill: count(
    'backfill',
    'Other servers asked',
    'How often another server was asked because no advert fitted: each feed of the placement, and its backfill.',
    sellers,
    ofOthers,
  ),
  backfill_win: count(
    'backfill_win',
    'Backfill wins',
    "How often a player started another server's advert.",
    sellers,
    ofOthers,
  ),
  backfill_impression: count(
    'backfill_impression',
    'Backfill impressions',
    "How often another server's advert was displayed; nothing is billed or paid for it.",
    sellers,
    ofOthers,
  ),
  backfill_error: count(
    'backfill_error',
    'Backfill errors',
    'How often another server had no advert, or a player could not play it.',
    sellers,
    advertDimensions,
  ),
  invalid: count(
    'invalid',
    'Invalid events',
    'Events that are not billed: robots, repeats, tests, what came too late.',
    everybody,
    [],
  ),
  invalid_impression: count(
    'invalid_impression',
    'Invalid impressions',
    'Impressions that are not billed.',
    everybody,
    [],
  ),
  invalid_click: count('invalid_click', 'Invalid clicks', 'Clicks that are not billed.', everybody, []),
  invalid_quartile100: count(
    'invalid_quartile100',
    'Invalid 100% viewed',
    'Complete views that are not billed.',
    everybody,
    [],
  ),
  invalid_rate: {
    label: 'Invalid rate',
    description: 'The share of invalid impressions in all impressions.',
    unit: 'ratio',
    formula: { sum: 'invalid_impression', over: ['impression', 'invalid_impression'] },
    roles: everybody,
    excludes: reason,
  },
} as const satisfies Record<string, AnalyticsMetricRule>;

export type AnalyticsMetric = keyof typeof analyticsMetrics;

export const analyticsMetricNames = Object.keys(analyticsMetrics) as AnalyticsMetric[];

export const isAnalyticsMetric = (name: string): name is AnalyticsMetric => Object.hasOwn(analyticsMetrics, name);

const ruleOf = (name: AnalyticsMetric): AnalyticsMetricRule => analyticsMetrics[name];

/** The label with its unit: `Spend, RUB`; without the unit while the currency is unknown. */
export const metricHead = ({ label, unit }: Pick<AnalyticsMetricRule, 'label' | 'unit'>, currency: string): string =>
  unit === 'money' && currency !== '' ? `${label}, ${currency}` : label;

/** Whether a role may use a metric. */
export const canUseMetric = (role: AnalyticsRole, name: AnalyticsMetric): boolean => ruleOf(name).roles.includes(role);

/** Whether a metric can be grouped by a dimension. */
export const supportsDimension = (metric: AnalyticsMetric, dimension: AnalyticsDimension): boolean =>
  !ruleOf(metric).excludes.includes(dimension);

/** Whether a metric is a quotient, whose values can be neither added nor averaged. */
export const isRate = (name: AnalyticsMetric): boolean => 'over' in ruleOf(name).formula;

/** The sums that a metric is computed from. */
export function sumsOfMetric(name: AnalyticsMetric): AnalyticsSum[] {
  const { formula } = ruleOf(name);
  if ('over' in formula) return [formula.sum, ...formula.over];
  return 'minus' in formula ? [formula.sum, formula.minus] : [formula.sum];
}

/**
 * Computes a metric.
 * @param sums counts, and money in units of its currency
 * @returns null if the divisor is 0
 */
export function computeMetric(
  name: AnalyticsMetric,
  sums: Readonly<Partial<Record<AnalyticsSum, number>>>,
): number | null {
  const { formula } = ruleOf(name);
  const value = (sum: AnalyticsSum) => sums[sum] ?? 0;
  if ('minus' in formula) return roundToMicros(value(formula.sum) - value(formula.minus));
  if (!('over' in formula)) return value(formula.sum);
  const divisor = formula.over.reduce((total, sum) => total + value(sum), 0);
  return divisor === 0 ? null : (value(formula.sum) * (formula.times ?? 1)) / divisor;
}

/** Rounds money to six decimals, which hides the error of binary fractions. */
const roundToMicros = (amount: number) => Math.round(amount * 1e6) / 1e6;

/** The metrics of a new report. */
export const defaultMetrics: Readonly<Record<AnalyticsRole, readonly AnalyticsMetric[]>> = {
  advertiser: ['impression', 'show', 'completed', 'click', 'ctr', 'spend'],
  webmaster: ['requests', 'fill_rate', 'impression', 'completed', 'revenue', 'ecpm'],
  manager: ['impression', 'click', 'ctr', 'spend', 'revenue'],
  admin: ['impression', 'click', 'ctr', 'spend', 'revenue', 'profit'],
};

/**
 * A role's default metrics that are compatible with all of these dimensions; if there are none, its first compatible
 * metric.
 */
export function defaultMetricsFor(role: AnalyticsRole, dimensions: readonly AnalyticsDimension[]): AnalyticsMetric[] {
  const isPossible = (metric: AnalyticsMetric) => dimensions.every((dimension) => supportsDimension(metric, dimension));
  const usual = defaultMetrics[role].filter(isPossible);
  if (usual.length > 0) return usual;
  return analyticsMetricNames.filter((metric) => canUseMetric(role, metric) && isPossible(metric)).slice(0, 1);
}
