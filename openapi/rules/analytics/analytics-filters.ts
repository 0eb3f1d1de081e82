import {
  type AnalyticsDimension,
  type AnalyticsOperator,
  analyticsDimensions,
  isAnalyticsDimension,
} from './analytics-dimensions.ts';

/** One condition of a query. Several conditions are combined with AND. */
export interface AnalyticsFilter {
  dimension: AnalyticsDimension;
  operator: AnalyticsOperator;
  /** Ids or codes; for `contains`, a single text. */
  values: string[];
}

export const MAX_FILTER_VALUES = 500;

/** Minimum length of a text for `contains`, because shorter ones would match tens of thousands of cities. */
export const minTextLength = (dimension: AnalyticsDimension): number => (dimension === 'city' ? 3 : 1);

/** Formats a condition as the query parameter `filter`: `country:in:RU,KZ`. */
export const formatFilter = ({ dimension, operator, values }: AnalyticsFilter): string =>
  `${dimension}:${operator}:${values.join(',')}`;

/** Parses the query parameter `filter`; returns a message if it is invalid. */
export function parseFilter(text: string): AnalyticsFilter | string {
  const [, dimension = '', operator = '', rest = ''] = /^(\w+):(\w+):([\s\S]*)$/.exec(text) ?? [];
  if (!isAnalyticsDimension(dimension)) return 'A filter is a dimension, an operator and values: country:in:RU,KZ';
  const { label, kind, operators } = analyticsDimensions[dimension];
  const allowed: readonly string[] = operators;
  if (allowed.length === 0) return `${label} can't be filtered`;
  if (!allowed.includes(operator)) return `${label} can be filtered with: ${allowed.join(', ')}`;
  if (operator === 'contains') {
    const text = rest.trim();
    if (text === '') return 'Say what the name contains';
    const fewest = minTextLength(dimension);
    return text.length < fewest ? `Enter at least ${fewest} letters` : { dimension, operator, values: [text] };
  }
  const values = [...new Set(rest.split(','))];
  if (values.length > MAX_FILTER_VALUES) return `At most ${MAX_FILTER_VALUES} values`;
  if (kind !== 'code' && !values.every((value) => /^(0|[1-9]\d{0,9})$/.test(value) && Number(value) < 2 ** 31))
    return `${label} is filtered by ${kind === 'record' ? 'ids' : 'numbers'}`;
  return { dimension, operator: operator as AnalyticsOperator, values };
}
