import {
  type AnalyticsDimension,
  type AnalyticsOperator,
  analyticsDimensions,
  isAnalyticsDimension,
} from './analytics-dimensions.ts';

/** One condition of a question. Several conditions all have to hold. */
export interface AnalyticsFilter {
  dimension: AnalyticsDimension;
  operator: AnalyticsOperator;
  /** Ids, codes or, for `contains`, one text. */
  values: string[];
}

export const MOST_FILTER_VALUES = 500;

/** The fewest letters of a text that names contain: fewer would match tens of thousands of cities. */
export const fewestLetters = (dimension: AnalyticsDimension): number => (dimension === 'city' ? 3 : 1);

/** Writes a condition as the query parameter `filter`: `country:in:RU,KZ`. */
export const formatFilter = ({ dimension, operator, values }: AnalyticsFilter): string =>
  `${dimension}:${operator}:${values.join(',')}`;

/** Reads the query parameter `filter`; a text if it can't be read. */
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
    const fewest = fewestLetters(dimension);
    return text.length < fewest ? `Enter at least ${fewest} letters` : { dimension, operator, values: [text] };
  }
  const values = [...new Set(rest.split(','))];
  if (values.length > MOST_FILTER_VALUES) return `At most ${MOST_FILTER_VALUES} values`;
  if (kind !== 'code' && !values.every((value) => /^(0|[1-9]\d{0,9})$/.test(value) && Number(value) < 2 ** 31))
    return `${label} is filtered by ${kind === 'record' ? 'ids' : 'numbers'}`;
  return { dimension, operator: operator as AnalyticsOperator, values };
}
